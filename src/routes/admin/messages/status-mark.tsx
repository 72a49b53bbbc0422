import { Archive, Circle, type LucideIcon, MailOpen, Reply } from 'lucide-react'
import { labelOf, MESSAGE_STATUSES, type MessageStatus } from '@/data/contact-messages/schema'

const SIGNS: Readonly<Record<MessageStatus, { icon: LucideIcon; look: string }>> = {
  new: { icon: Circle, look: 'text-accent *:fill-current' },
  read: { icon: MailOpen, look: 'text-muted' },
  replied: { icon: Reply, look: 'text-success' },
  archived: { icon: Archive, look: 'text-muted' },
}

type StatusMarkProps = {
  status: string
  /** In the margin, where its word is only read out. */
  isShort?: boolean
}

/** How far staff are with a message: a shape, a word and a colour (ADM-8). */
export function StatusMark({ status, isShort = false }: StatusMarkProps) {
  const signs: Readonly<Record<string, (typeof SIGNS)[MessageStatus]>> = SIGNS
  const { icon: Icon, look } = signs[status] ?? SIGNS.archived
  return (
    <span className={`inline-flex items-center gap-1.5 ${look} ${isShort ? 'justify-self-end pe-3.5' : ''}`}>
      <Icon aria-hidden className={status === 'new' ? 'size-2' : 'size-3.5'} />
      <span className={isShort ? 'sr-only' : ''}>{labelOf(MESSAGE_STATUSES, status)}</span>
    </span>
  )
}
