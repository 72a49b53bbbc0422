import { Link } from 'react-router-dom'
import { withHebrew } from '@/ui/content/with-hebrew'
import { CONTACT_SUBJECTS, labelOf } from '@/data/contact-messages/schema'
import type { StaffMessage } from '@/data/contact-messages/staff'
import { useToday } from '@/ui/hooks/use-today'
import { formatBriefly } from '@/lib/moments'
import { StatusMark } from './status-mark'
import { lineId } from './use-open-message'

type MessageLineProps = { message: StaffMessage; address: string; isOpen: boolean }

/** How much of a message its line holds, in characters. */
const PREVIEW = 140

/** A message in the list: who wrote when about what, and how it begins (STAFF-7). */
export function MessageLine({ message, address, isOpen }: MessageLineProps) {
  const { id, name, subject, created_at, status } = message
  const today = useToday()
  return (
    <Link
      id={lineId(id)}
      to={address}
      aria-current={isOpen ? 'true' : undefined}
      data-new={status === 'new' || undefined}
      className="office-message-line"
    >
      <StatusMark status={status} isShort />
      <bdi className="truncate">{withHebrew(name)}</bdi>
      <time dateTime={created_at}>{formatBriefly(created_at, today)}</time>
      <span className="truncate">{labelOf(CONTACT_SUBJECTS, subject)}</span>
      <bdi className="truncate text-muted text-sm">{withHebrew(message.message.slice(0, PREVIEW))}</bdi>
    </Link>
  )
}
