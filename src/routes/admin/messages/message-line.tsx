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

const LINE = 'grid min-h-18.25 items-baseline border-line border-b py-2.25 pe-4 leading-4.75 -outline-offset-2'
const COLUMNS = 'grid-cols-[2.25rem_minmax(0,1fr)_auto] md:grid-cols-[var(--margin)_minmax(0,1fr)_auto]'
// Forced colours have no grounds.
const OPEN = 'bg-accent-soft inset-shadow-current forced-colors:outline-2 forced-colors:outline-[Highlight]'

/** A message in the list: who wrote when about what, and how it begins (STAFF-7). */
export function MessageLine({ message, address, isOpen }: MessageLineProps) {
  const { id, name, subject, created_at, status } = message
  const today = useToday()
  const weight = status === 'new' ? 'font-[650]' : ''
  return (
    <Link
      id={lineId(id)}
      to={address}
      aria-current={isOpen ? 'true' : undefined}
      className={`${LINE} ${COLUMNS} ${isOpen ? OPEN : 'hover:bg-hover'}`}
    >
      <StatusMark status={status} isShort />
      <bdi className={`max-w-full justify-self-start truncate ${weight}`}>{withHebrew(name)}</bdi>
      <time dateTime={created_at} className="ps-3 text-muted text-sm/4.75">
        {formatBriefly(created_at, today)}
      </time>
      <span className={`col-[2/-1] truncate ${weight}`}>{labelOf(CONTACT_SUBJECTS, subject)}</span>
      <bdi className="col-[2/-1] truncate text-muted text-sm">{withHebrew(message.message.slice(0, PREVIEW))}</bdi>
    </Link>
  )
}
