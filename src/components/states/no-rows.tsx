import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/pagination'
import { EmptyState } from './empty-state'

/** A page of a list that is not there: the way to the first one (LIST-1). */
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
  /** What was searched for; empty when nothing was. */
  q: string
  /** Said of a list that has no row at all. */
  empty: string
  /** Said when the search found nothing. */
  noMatch: string
  onClear: () => void
  /** What the page is called in the address. */
  name?: string
}

/** A list without a row to show: there is none, none was found, or the page is beyond the end. */
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
