import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { Link } from 'react-router-dom'
import { CONTACT_SUBJECTS, labelOf, type MessageStatus } from '@/data/contact-messages/schema'
import { messageCountsQuery, messagesTable, type StaffMessage } from '@/data/contact-messages/staff'
import { formatBriefly } from '@/lib/moments'
import { paths } from '@/names/paths'
import { Line } from '@/office/list/line'
import { Lines } from '@/office/list/lines'
import { messageAddress } from '@/routes/admin/messages/messages'
import { replyLink } from '@/routes/admin/messages/reply-link'
import { useMessageStatus } from '@/routes/admin/messages/use-message-status'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button, buttonClass } from '@/ui/button'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useToday } from '@/ui/hooks/use-today'

const ASKED = { q: '', page: 1, only: {}, chosen: { status: 'new' } }
const SHOWN = 5

/** The latest messages that nobody has read yet (STAFF-1). */
export function NewMessageList() {
  const { data: counts } = useQuery(messageCountsQuery())
  const query = useQuery(messagesTable.pageQuery(ASKED))
  const all = (
    <Link to={paths.manager('messages')} className="link font-semibold text-sm">
      All messages
    </Link>
  )
  return (
    <Lines
      title="New messages"
      icon={Mail}
      count={counts?.new ?? query.data?.total}
      more={all}
      query={query}
      failed="Failed to fetch messages"
      waiting={<div aria-busy className="h-26" />}
      // One whose status was just changed stays on its page until that is loaded again.
      rows={query.data?.rows.filter(({ status }) => status === 'new')}
      most={SHOWN}
      keyOf={({ id }) => id}
    >
      {(message) => <NewMessage message={message} />}
    </Lines>
  )
}

function NewMessage({ message }: { message: StaffMessage }) {
  const { id, name, created_at } = message
  const today = useToday()
  const { isRunning, change } = useMessageStatus()
  const changeTo = (wanted: MessageStatus) => void change(message, wanted)
  return (
    <Line
      mark={<span className="size-2 rounded-full bg-accent" />}
      name={name}
      address={messageAddress(id)}
      time={{ moment: created_at, words: formatBriefly(created_at, today) }}
      acts={
        <>
          <Button look="quiet" {...ariaDisabled(isRunning)} onClick={() => changeTo('read')}>
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
      {labelOf(CONTACT_SUBJECTS, message.subject)}: <bdi>{withHebrew(message.message)}</bdi>
    </Line>
  )
}
