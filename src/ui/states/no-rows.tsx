import { Button } from '@/ui/button'
import { PageLink } from '@/ui/pagination'
import { EmptyState } from './empty-state'

/** Says that a page of a list does not exist, and links to the first one (LIST-1). */
export function BeyondTheEnd({ page, name = 'page' }: { page: number; name?: string }) {
  return (
    <EmptyState text={`There is no page ${page} in this list.`}>
      <PageLink page={1} name={name} className="link">
        Go to the first page
      </PageLink>
    </EmptyState>
  )
}

type NoRowsProps = {
  page: number
  /** What was searched for; empty for no search. */
  q: string
  /** The sentence for a list that has no rows at all. */
  empty: string
  /** The sentence for a search that found nothing. */
  noMatch: string
  onClear: () => void
  /** The page's parameter in the address. */
  name?: string
}

/** A list without rows to show: it is empty, nothing was found, or the page lies beyond its end. */
export function NoRows({ page, q, empty, noMatch, onClear, name }: NoRowsProps) {
  if (page > 1) return <BeyondTheEnd page={page} {...(name && { name })} />
  if (q === '') return <EmptyState text={empty} />
  return (
    <EmptyState text={noMatch}>
      <Button look="outline" onClick={onClear}>
        Clear search
      </Button>
    </EmptyState>
  )
}
