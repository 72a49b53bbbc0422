import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/states/empty-state'

/** In place of a text of the law in which a search finds nothing, with the way back to all of it (LAW-2). */
export function NoMatch({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <EmptyState text={`Nothing here matches “${query}”`}>
      <Button look="outline" onClick={onClear}>
        Clear search
      </Button>
    </EmptyState>
  )
}
