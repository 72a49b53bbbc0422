import type { useQuery } from '@tanstack/react-query'
import { ErrorPanel } from '@/components/states/error-panel'
import { NoRows } from '@/components/states/no-rows'
import { CardsSkeleton } from '@/components/states/skeleton'
import { Button } from '@/components/ui/button'
import { Pagination } from '@/components/ui/pagination'
import { labelOf, MESSAGE_STATUSES } from '@/data/contact-messages/schema'
import type { MessagesAsked, StaffMessage } from '@/data/contact-messages/staff'
import { PAGE_SIZE } from '@/data/page'
import { useFocusOnChange } from '@/hooks/use-focus-on-change'
import { formatCount } from '@/lib/count'
import { useFocusWhenGone } from '../manager/use-focus-when-gone'
import { MessageCard } from './message-card'
import { writeMessagesAddress } from './messages-address'

type MessageListProps = {
  asked: MessagesAsked
  query: ReturnType<typeof useQuery<{ rows: StaffMessage[]; total: number }>>
  onRefresh: () => void
  /** Ends the search. */
  onClear: () => void
}

const NONE: StaffMessage[] = []

/** A page of the messages: loading, failed, empty or there (ADM-8). */
export function MessageList(props: MessageListProps) {
  const { asked, query } = props
  const list = useFocusOnChange<HTMLElement>(asked.page, writeMessagesAddress({ ...asked, page: 1 }))
  const expectRemoval = useFocusWhenGone(query.data?.rows ?? NONE, list)
  return (
    <section ref={list} tabIndex={-1} aria-label="List of messages" className="outline-none">
      <Messages {...props} onDeleted={expectRemoval} />
    </section>
  )
}

function Messages(props: MessageListProps & { onDeleted: (id: string) => void }) {
  const { asked, query, onRefresh, onClear, onDeleted } = props
  const { data, error, refetch, isPlaceholderData } = query
  if (error && !data) {
    return (
      <ErrorPanel fallback="Failed to fetch messages" error={error} retryText="Retry" onRetry={() => void refetch()} />
    )
  }
  if (!data) return <CardsSkeleton />
  if (data.rows.length === 0) {
    const which = asked.status ? ` that are ${labelOf(MESSAGE_STATUSES, asked.status)}` : ''
    return (
      <NoRows
        page={asked.page}
        q={asked.q}
        empty="No messages found"
        noMatch={`No messages found for "${asked.q}"${which}`}
        onClear={onClear}
      />
    )
  }
  const left = data.rows.filter(({ status }) => asked.status && status !== asked.status).length
  const pages = Math.ceil(data.total / PAGE_SIZE)
  return (
    <>
      <p role="status" className="mb-3 text-muted">
        {formatCount(data.total)} {data.total === 1 ? 'message' : 'messages'}
        {asked.q && ' found'}
      </p>
      <ul aria-busy={isPlaceholderData} className="card divide-y divide-line">
        {data.rows.map((message) => (
          <li key={message.id}>
            <MessageCard message={message} asked={asked} onDeleted={onDeleted} />
          </li>
        ))}
      </ul>
      {asked.status && left > 0 && pages > asked.page && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          {left === 1 ? 'One message here is' : `${left} messages here are`} no longer{' '}
          {labelOf(MESSAGE_STATUSES, asked.status)}. As many others move up from the next page.
          <Button look="outline" onClick={onRefresh}>
            Show them
          </Button>
        </p>
      )}
      <div className="mt-6">
        <Pagination page={asked.page} pages={pages} />
      </div>
    </>
  )
}
