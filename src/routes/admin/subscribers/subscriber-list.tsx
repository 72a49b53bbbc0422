import type { useQuery } from '@tanstack/react-query'
import { ErrorPanel } from '@/components/states/error-panel'
import { NoRows } from '@/components/states/no-rows'
import { CardsSkeleton } from '@/components/states/skeleton'
import { Pagination } from '@/components/ui/pagination'
import type { Subscriber } from '@/data/newsletter-subscriptions/staff'
import { PAGE_SIZE } from '@/data/page'
import { useFocusOnChange } from '@/hooks/use-focus-on-change'
import { formatCount } from '@/lib/count'
import { useFocusWhenGone } from '../manager/use-focus-when-gone'
import { SubscriberLine } from './subscriber-line'

type SubscriberListProps = {
  q: string
  page: number
  query: ReturnType<typeof useQuery<{ rows: Subscriber[]; total: number }>>
  /** Ends the search. */
  onClear: () => void
}

const NONE: Subscriber[] = []

/** A page of the subscribers: loading, failed, empty or there (ADM-12). */
export function SubscriberList(props: SubscriberListProps) {
  const { q, page, query } = props
  const list = useFocusOnChange<HTMLElement>(page, q)
  const expectRemoval = useFocusWhenGone(query.data?.rows ?? NONE, list)
  return (
    <section ref={list} tabIndex={-1} aria-label="List of subscribers" className="outline-none">
      <Subscribers {...props} onDeleted={expectRemoval} />
    </section>
  )
}

function Subscribers(props: SubscriberListProps & { onDeleted: (id: string) => void }) {
  const { q, page, query, onDeleted } = props
  const { data, error, refetch, isPlaceholderData } = query
  if (error && !data) {
    return (
      <ErrorPanel
        fallback="Failed to fetch subscribers"
        error={error}
        retryText="Retry"
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <CardsSkeleton />
  if (data.rows.length === 0) {
    return (
      <NoRows
        page={page}
        q={q}
        empty="There are no subscribers yet."
        noMatch={`No subscribers match "${q}"`}
        onClear={props.onClear}
      />
    )
  }
  return (
    <>
      <p role="status" className="mb-3 text-muted">
        {formatCount(data.total)} {data.total === 1 ? 'subscriber' : 'subscribers'}
        {q && ' found'}
      </p>
      <ul aria-busy={isPlaceholderData} className="card divide-y divide-line">
        {data.rows.map((subscriber) => (
          <li key={subscriber.id}>
            <SubscriberLine subscriber={subscriber} onDeleted={onDeleted} />
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <Pagination page={page} pages={Math.ceil(data.total / PAGE_SIZE)} />
      </div>
    </>
  )
}
