import { EmptyState } from '@/ui/states/empty-state'
import { Button } from '@/ui/button'
import { countFilters, type ListAsked } from '@/names/list-address'

type NoMatchProps = {
  /** Many of the rows: "rulings", "news". */
  noun: string
  asked: ListAsked
  onClear: () => void
}

/** A search or a filter that nothing fulfils: says so, and how to have the whole list back (RUL-2). */
export function NoMatch({ noun, asked, onClear }: NoMatchProps) {
  const hasFilters = countFilters(asked) > 0
  const what = [asked.q && `"${asked.q}"`, hasFilters && 'these filters'].filter(Boolean).join(' and ')
  const set = [asked.q && 'search', hasFilters && 'filters'].filter(Boolean).join(' and ')
  return (
    <EmptyState text={`No ${noun} match ${what}`}>
      <Button look="outline" onClick={onClear}>
        Clear {set}
      </Button>
    </EmptyState>
  )
}
