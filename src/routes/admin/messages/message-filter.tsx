import { MESSAGE_STATUSES, type MessageStatus } from '@/data/contact-messages/schema'

const CHOICES: readonly (readonly [MessageStatus | null, string])[] = [
  [null, 'All'],
  ['new', MESSAGE_STATUSES.new],
  ['read', MESSAGE_STATUSES.read],
  ['replied', MESSAGE_STATUSES.replied],
  ['archived', MESSAGE_STATUSES.archived],
]

type MessageFilterProps = { status: MessageStatus | null; onChange: (status: MessageStatus | null) => void }

/** Which messages are shown: all, or those of one status (ADM-8). */
export function MessageFilter({ status, onChange }: MessageFilterProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Status</legend>
      <div className="office-views">
        {CHOICES.map(([value, label]) => (
          <button key={label} type="button" aria-pressed={value === status} onClick={() => onChange(value)}>
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
