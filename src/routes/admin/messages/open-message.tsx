import { useQuery } from '@tanstack/react-query'
import { TextSkeleton } from '@/ui/states/skeleton'
import type { MessageStatus } from '@/data/contact-messages/schema'
import { messageQuery } from '@/data/contact-messages/staff'
import { FetchFailed } from '@/office/list/fetch-failed'
import { MessageGone } from './message-gone'
import { MessageSteps } from './message-steps'
import { MESSAGE_BAR, MESSAGE_TEXT, ReadMessage } from './read-message'
import { OPEN_ID, type Opening } from './use-open-message'

type OpenMessageProps = {
  id: string
  opening: Opening
  /** The status that the list is filtered by. */
  filter: MessageStatus | null
  /** The address of the list alone. */
  back: string
}

/** The message that is read, beside the list; opening it does not mark it as read (STAFF-7). */
export function OpenMessage({ id, opening, filter, back }: OpenMessageProps) {
  const query = useQuery(messageQuery(id))
  const { data, error } = query
  const message = data === undefined ? opening.listed : data
  const steps = <MessageSteps opening={opening} back={back} />
  return (
    <section
      id={OPEN_ID}
      tabIndex={-1}
      aria-label={message ? `Message of ${message.name}` : 'Open message'}
      aria-busy={data === undefined && !error}
      className="flex min-h-0 min-w-0 flex-col outline-none max-lg:group-not-data-open/messages:hidden"
    >
      {message ? (
        <ReadMessage
          message={message}
          entries={data?.message_entries ?? []}
          failure={error && <FetchFailed what="Failed to fetch answers and notes" query={query} />}
          filter={filter}
          back={back}
          steps={steps}
        />
      ) : (
        <>
          <div className={MESSAGE_BAR}>{steps}</div>
          <div className={MESSAGE_TEXT}>
            {message === null && <MessageGone id={id} />}
            {message === undefined && error && <FetchFailed what="Failed to fetch messages" query={query} />}
            {message === undefined && !error && <TextSkeleton lines={6} />}
          </div>
        </>
      )}
    </section>
  )
}
