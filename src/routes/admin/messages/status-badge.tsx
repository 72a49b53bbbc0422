import { labelOf, MESSAGE_STATUSES, type MessageStatus } from '@/data/contact-messages/schema'

const LOOKS: Record<MessageStatus, string> = {
  new: 'border-accent bg-accent text-on-accent',
  read: 'border-accent bg-accent-soft text-accent',
  replied: 'border-success bg-paper text-success',
  archived: 'border-line-strong bg-surface text-muted',
}

/** How far staff are with a message, in a colour and in words (ADM-8). */
export function StatusBadge({ status }: { status: string }) {
  const looks: Readonly<Record<string, string>> = LOOKS
  return (
    <span className={`rounded-full border px-2.5 py-0.5 font-semibold text-sm ${looks[status] ?? LOOKS.archived}`}>
      {labelOf(MESSAGE_STATUSES, status)}
    </span>
  )
}
