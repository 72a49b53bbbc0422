import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronLeft, ChevronUp } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { messageQuery } from '@/data/contact-messages/staff'
import { formatCount } from '@/lib/count'
import { KEY_MAP } from '@/office/keys/key-map'
import { FetchFailed } from '@/office/list/fetch-failed'
import { useStaff } from '@/office/use-staff'
import { Button, buttonClass } from '@/ui/button'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useNotice } from '@/ui/states/notice'
import { TextSkeleton } from '@/ui/states/skeleton'
import { MESSAGE_BAR, MESSAGE_TEXT, ReadMessage } from './read-message'
import { readTyped, unsavedKeyOf } from './typed-entries'
import { OPEN_ID, type Opening } from './use-open-message'

type OpenMessageProps = {
  id: string
  opening: Opening
  /** The status that the list is filtered by. */
  filter: string | undefined
  /** The address of the list alone. */
  back: string
}

/** The message that is read, beside the list; opening it does not mark it as read (STAFF-7). */
export function OpenMessage({ id, opening, filter, back }: OpenMessageProps) {
  const nameId = useId()
  const query = useQuery(messageQuery(id))
  const { data, error } = query
  const message = data === undefined ? opening.listed : data
  const steps = <MessageSteps opening={opening} back={back} />
  return (
    <section
      id={OPEN_ID}
      tabIndex={-1}
      aria-labelledby={nameId}
      aria-busy={data === undefined && !error}
      className="flex min-h-0 min-w-0 flex-col outline-none max-lg:group-not-data-open/messages:hidden"
    >
      <span id={nameId} hidden>
        {message ? <>Message of {withHebrew(message.name)}</> : 'Open message'}
      </span>
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

/** Says that a message has been deleted, and gives back what this member of staff was writing about it. */
function MessageGone({ id }: { id: string }) {
  const { userId } = useStaff()
  const { typed } = readTyped(unsavedKeyOf(userId, id))
  return (
    <>
      <p className="font-semibold">This message is not there any more. Somebody has deleted it.</p>
      <Left name="answer" words={typed.answer.words} />
      <Left name="note" words={typed.note.words} />
    </>
  )
}

function Left({ name, words }: { name: string; words: string }) {
  const id = useId()
  const { copy } = useNotice()
  if (!words.trim()) return null
  return (
    <div className="mt-4">
      <label htmlFor={id} className="font-semibold">
        Your {name}, which was not saved
      </label>
      <textarea
        id={id}
        readOnly
        dir="auto"
        rows={6}
        value={words}
        className="mt-1.5 block w-full rounded-xs border border-line-strong bg-surface px-3 py-2"
      />
      <Button look="outline" className="mt-2" onClick={() => void copy(words, 'Copied')}>
        Copy<span className="sr-only"> your {name}</span>
      </Button>
    </div>
  )
}

/** Where the open message stands in the list, and the ways to those beside it, and back on small screens. */
function MessageSteps({ opening, back }: { opening: Opening; back: string }) {
  const { place, total, previous, next } = opening
  return (
    <nav
      aria-label="Messages beside this one"
      className="ms-auto flex items-center gap-1 max-lg:flex-[1_0_auto] max-xs:flex-[1_1_100%] max-xs:flex-wrap"
    >
      <Link to={back} className={`${buttonClass('quiet')} me-auto lg:hidden`}>
        <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
        All messages
      </Link>
      {place !== null && (
        <span className="whitespace-nowrap text-muted">
          {formatCount(place)} of {formatCount(total)}
        </span>
      )}
      <Step
        to={previous}
        label="Previous message"
        shortcut={PREVIOUS}
        icon={<ChevronUp aria-hidden className="size-4" />}
      />
      <Step to={next} label="Next message" shortcut={NEXT} icon={<ChevronDown aria-hidden className="size-4" />} />
    </nav>
  )
}

type StepProps = { to: string | null; label: string; shortcut: string; icon: React.ReactNode }

function Step({ to, label, shortcut, icon }: StepProps) {
  // It keeps its place at the end of the list, so that the other one does not move.
  if (to === null) return <span className="office-icon-button invisible">{icon}</span>
  return (
    <Link
      to={to}
      replace
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={`${label} (${shortcut})`}
      className="office-icon-button"
    >
      {icon}
    </Link>
  )
}

const {
  previous: [PREVIOUS],
  next: [NEXT],
} = KEY_MAP.message.keys
