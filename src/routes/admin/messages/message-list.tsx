import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { labelOf, MESSAGE_STATUSES } from '@/data/contact-messages/schema'
import type { MessagesAsked, StaffMessage } from '@/data/contact-messages/staff'
import { PAGE_SIZE, type Page } from '@/data/page'
import { PagedList } from '@/routes/admin/manager/paged-list'
import { MessageCard } from './message-card'
import { writeMessagesAddress } from './messages-address'

type MessageListProps = {
  asked: MessagesAsked
  query: UseQueryResult<Page<StaffMessage>>
  onRefresh: () => void
  /** Ends the search. */
  onClear: () => void
  /** Search and order. */
  tools: ReactNode
}

/** A page of the messages (ADM-8). */
export function MessageList({ asked, query, onRefresh, onClear, tools }: MessageListProps) {
  const which = asked.status ? ` that are ${labelOf(MESSAGE_STATUSES, asked.status)}` : ''
  return (
    <PagedList
      nouns={['message', 'messages']}
      query={query}
      page={asked.page}
      q={asked.q}
      whole={writeMessagesAddress({ ...asked, page: 1 })}
      empty="No messages found"
      noMatch={`No messages found for "${asked.q}"${which}`}
      onClear={onClear}
      tools={tools}
      note={<LeftBehind asked={asked} shown={query.data} onRefresh={onRefresh} />}
    >
      {(messages, onRemoved) => (
        <ul className="divide-y divide-line border-line border-b">
          {messages.map((message) => (
            <li key={message.id}>
              <MessageCard message={message} asked={asked} onDeleted={onRemoved} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

type LeftBehindProps = { asked: MessagesAsked; shown: Page<StaffMessage> | undefined; onRefresh: () => void }

/** Says that messages shown here are no longer of the status asked for, so that others move up. */
function LeftBehind({ asked: { status, page }, shown, onRefresh }: LeftBehindProps) {
  if (!status || !shown || Math.ceil(shown.total / PAGE_SIZE) <= page) return null
  const left = shown.rows.filter((message) => message.status !== status).length
  if (left === 0) return null
  return (
    <p className="office-inset flex flex-wrap items-center gap-x-4 gap-y-2">
      {left === 1 ? 'One message here is' : `${left} messages here are`} no longer {labelOf(MESSAGE_STATUSES, status)}.
      As many others move up from the next page.
      <Button look="outline" onClick={onRefresh}>
        Show them
      </Button>
    </p>
  )
}
