import { useQuery } from '@tanstack/react-query'
import { MESSAGE_STATUSES, type MessageStatus } from '@/data/contact-messages/schema'
import { messageCountsQuery } from '@/data/contact-messages/staff'
import { formatCount } from '@/lib/count'

const CHOICES: readonly (readonly [MessageStatus | null, string])[] = [
  [null, 'All'],
  ['new', MESSAGE_STATUSES.new],
  ['read', MESSAGE_STATUSES.read],
  ['replied', MESSAGE_STATUSES.replied],
  ['archived', MESSAGE_STATUSES.archived],
]

type MessageFilterProps = { status: MessageStatus | null; onChange: (status: MessageStatus | null) => void }

/** Which messages are shown: all, or those of one status, each with how many there are (ADM-8). */
export function MessageFilter({ status, onChange }: MessageFilterProps) {
  const { data: counts } = useQuery(messageCountsQuery())
  const countOf = (value: MessageStatus | null) => {
    if (!counts) return null
    return value ? counts[value] : counts.new + counts.read + counts.replied + counts.archived
  }
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Status</legend>
      <div className="office-views">
        {CHOICES.map(([value, label]) => {
          const count = countOf(value)
          return (
            <button key={label} type="button" aria-pressed={value === status} onClick={() => onChange(value)}>
              {label}
              {count !== null && <span className="ms-1 font-semibold text-muted text-sm"> {formatCount(count)}</span>}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
