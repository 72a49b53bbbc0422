import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from '@/ui/button'
import { labelOf, MESSAGE_STATUSES } from '@/data/contact-messages/schema'
import type { MessagesAsked, StaffMessage } from '@/data/contact-messages/staff'
import { PAGE_SIZE, type Page } from '@/data/page'
import { ManagerSearch } from '@/office/list/manager-search'
import { PagedList } from '@/office/list/paged-list'
import { MessageFilter } from './message-filter'
import { MessageLine } from './message-line'
import { MessageOrder } from './message-order'
import { writeMessagesAddress } from './messages-address'
import type { MessagesAddress } from './use-messages-address'
import { LIST_ID } from './use-open-message'

type MessageListProps = {
  address: MessagesAddress
  query: UseQueryResult<Page<StaffMessage>>
  /** The id of the open message. */
  openId: string | null
  onRefresh: () => void
}

/** A page of the messages, filtered, searched and sorted (ADM-8). */
export function MessageList({ address, query, openId, onRefresh }: MessageListProps) {
  const { asked, change, search, addressOf } = address
  const which = asked.status ? ` that are ${labelOf(MESSAGE_STATUSES, asked.status)}` : ''
  return (
    <div className="office-message-list flex min-w-0 flex-col overflow-y-auto lg:border-line lg:border-e max-lg:group-data-open/messages:hidden">
      <MessageFilter status={asked.status} onChange={(status) => change({ status })} />
      <PagedList
        id={LIST_ID}
        nouns={['message', 'messages']}
        query={query}
        page={asked.page}
        q={asked.q}
        whole={writeMessagesAddress({ ...asked, page: 1 })}
        empty="No messages found"
        noMatch={`No messages found for "${asked.q}"${which}`}
        onClear={() => search('')}
        tools={
          <>
            <ManagerSearch noun="messages" q={asked.q} onSearch={search} />
            <MessageOrder asked={asked} onChange={change} />
          </>
        }
        note={<LeftBehind asked={asked} shown={query.data} onRefresh={onRefresh} />}
      >
        {(messages) => (
          <ul>
            {messages.map((message) => (
              <li key={message.id}>
                <MessageLine message={message} address={addressOf(message.id)} isOpen={message.id === openId} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
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
