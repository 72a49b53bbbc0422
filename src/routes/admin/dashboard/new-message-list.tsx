import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useRef } from 'react'
import { paths } from '@/app/paths'
import { SentWords } from '@/components/content/sent-words'
import { Button, buttonClass } from '@/components/ui/button'
import { held } from '@/components/ui/held'
import { Link } from '@/components/ui/link'
import { CONTACT_SUBJECTS, labelOf, type MessageStatus } from '@/data/contact-messages/schema'
import { messageCountsQuery, messagesPageQuery, type StaffMessage } from '@/data/contact-messages/staff'
import { useToday } from '@/hooks/use-today'
import { formatBriefly } from '@/lib/moments'
import { FetchFailed } from '@/routes/admin/manager/fetch-failed'
import { WorkLine } from '@/routes/admin/manager/work-line'
import { replyLink } from '@/routes/admin/messages/reply-link'
import { useMessageStatus } from '@/routes/admin/messages/use-message-status'
import { WorkGroup } from './work-group'

const ASKED = { status: 'new', sort: 'date', isAscending: false, q: '', page: 1 } as const
const SHOWN = 5

/** The latest messages that nobody has read yet (STAFF-1). */
export function NewMessageList() {
  const query = useQuery(messagesPageQuery(ASKED))
  const { data, error } = query
  const { data: counts } = useQuery(messageCountsQuery())
  const group = useRef<HTMLDivElement>(null)
  if (!data && error) {
    return (
      <div className="office-inset">
        <FetchFailed what="Failed to fetch messages" query={query} />
      </div>
    )
  }
  if (!data) return <div aria-busy className="h-26" />
  // One whose status was just changed stays on its page until that is loaded again.
  const unread = data.rows.filter(({ status }) => status === 'new')
  if (unread.length === 0) return null
  return (
    <div ref={group} tabIndex={-1} className="outline-none">
      <WorkGroup
        title="New messages"
        icon={Mail}
        count={counts?.new ?? data.total}
        more={
          <Link to={paths.manager('messages')} className="link font-semibold text-sm">
            All messages
          </Link>
        }
      >
        {unread.slice(0, SHOWN).map((message) => (
          <NewMessage
            key={message.id}
            message={message}
            onChange={() => group.current?.focus({ preventScroll: true })}
          />
        ))}
      </WorkGroup>
    </div>
  )
}

type NewMessageProps = {
  message: StaffMessage
  /** What had the focus is about to go. */
  onChange: () => void
}

function NewMessage({ message, onChange }: NewMessageProps) {
  const { id, name, created_at } = message
  const today = useToday()
  const { isRunning, change } = useMessageStatus()
  const changeTo = (wanted: MessageStatus) => {
    onChange()
    void change(message, wanted)
  }
  return (
    <WorkLine
      mark={<span className="size-2 rounded-full bg-accent" />}
      name={name}
      address={`${paths.manager('messages')}?${new URLSearchParams({ message: id })}`}
      time={<time dateTime={created_at}>{formatBriefly(created_at, today)}</time>}
      actions={
        <>
          <Button look="quiet" {...held(isRunning)} onClick={() => changeTo('read')}>
            Mark as Read<span className="sr-only"> the message of {name}</span>
          </Button>
          <a
            href={replyLink(message, '').href}
            onClick={(event) => (isRunning ? event.preventDefault() : changeTo('replied'))}
            className={buttonClass('outline')}
          >
            Reply<span className="sr-only"> to the message of {name}</span>
          </a>
        </>
      }
    >
      {labelOf(CONTACT_SUBJECTS, message.subject)}:{' '}
      <bdi>
        <SentWords text={message.message} />
      </bdi>
    </WorkLine>
  )
}
