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
    <fieldset className="mb-4">
      <legend className="sr-only">Status</legend>
      <div className="flex flex-wrap gap-1 sm:gap-1.5">
        {CHOICES.map(([value, label]) => (
          <button
            key={label}
            type="button"
            aria-pressed={value === status}
            onClick={() => onChange(value)}
            className="min-h-10 rounded-full border border-line-strong bg-paper px-3 py-1 font-medium max-sm:px-2 hover:border-accent hover:text-accent aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
