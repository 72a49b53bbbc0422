import { ChevronsUpDown, CircleCheck, CircleDashed } from 'lucide-react'
import { useId } from 'react'
import { formatCount } from '@/lib/count'
import { formatMoment } from '@/lib/moments'
import { Differences } from '@/office/history/differences'
import { ShownValue } from '@/office/history/shown-value'
import { bothAdded, type Choice, type Side } from './merge'
import type { Part } from './two-versions'

/** By whom and when something was saved. */
export type Saved = { changed_at: string; changed_by_name: string | null }

type ConflictPartProps = {
  /** A place where the versions differ, or a stretch where they are the same. */
  parts: readonly [Part, ...Part[]]
  /** Its number among the differences. */
  number: number
  choice: Choice | null
  /** Who saved theirs; null where that is not known. */
  saved: Saved | null
  onChoose: (choice: Choice) => void
}

const SIDE =
  'block min-w-0 cursor-pointer border px-4 pt-2.5 pb-3.5 wrap-anywhere outline-focus outline-offset-2 has-focus-visible:outline-2'
const CORNERS = 'first:rounded-s-lg last:rounded-e-lg max-md:rounded-lg'
const TAKEN = 'border-accent bg-accent-soft inset-ring-2 inset-ring-accent'
const RADIO = 'size-4 flex-none accent-accent focus-visible:outline-none'

/** A place where two people have written: both texts beside one another, each the choice of itself (STAFF-4). */
export function ConflictPart({ parts, number, choice, saved, onChoose }: ConflictPartProps) {
  const id = useId()
  const [part] = parts
  const { changedBy } = part.stretch
  if (changedBy === null) return <Same parts={parts} />
  const isTaken = (side: Side) => choice === side || choice === 'both'
  const details = {
    theirs: changedBy === 'mine' ? 'left as it was' : saved && `saved ${formatMoment(saved.changed_at)}`,
    mine: changedBy === 'theirs' ? 'you left it as it was' : 'what you typed',
  }
  return (
    <fieldset className="min-w-0 border-line border-t pt-2.5 ps-margin pe-inset pb-4">
      <legend className="sr-only">{part.place}</legend>
      <p className="mb-2 flex flex-wrap items-center gap-x-2.5">
        <strong className="font-semibold">
          <span className="me-1 inline-block md:-ms-10.5 md:me-0 md:w-10.5 md:pe-3.5 md:text-end">{number} </span>
          {part.place}
        </strong>
        <State changedBy={changedBy} choice={choice} isAddition={bothAdded(part.stretch) !== null} />
      </p>
      <div className="grid max-md:gap-2 md:grid-cols-2">
        {(['theirs', 'mine'] as const).map((name) => (
          <label key={name} className={`${SIDE} ${CORNERS} ${isTaken(name) ? TAKEN : 'border-line-strong bg-paper'}`}>
            <span className="mb-1.5 flex flex-wrap items-center gap-x-2 font-semibold">
              <input
                type="radio"
                name={id}
                checked={choice === name}
                onChange={() => onChoose(name)}
                className={RADIO}
              />
              <span className="whitespace-nowrap">{name === 'mine' ? 'Mine' : 'Theirs'}</span>
              <span className="font-normal text-muted text-sm">{details[name]}</span>
              {isTaken(name) && <span className="ms-auto whitespace-nowrap text-accent text-sm">Taken</span>}
            </span>
            <SideText part={part} name={name} />
          </label>
        ))}
      </div>
      {bothAdded(part.stretch) && (
        <label className="mt-2 flex min-h-control items-center gap-x-2">
          <input
            type="radio"
            name={id}
            checked={choice === 'both'}
            onChange={() => onChoose('both')}
            className={RADIO}
          />
          <span className="font-semibold">Both</span>
          <span className="text-muted text-sm">theirs, and then mine</span>
        </label>
      )}
    </fieldset>
  )
}

type StateProps = { changedBy: Choice; choice: Choice | null; isAddition: boolean }

function State({ changedBy, choice, isAddition }: StateProps) {
  if (changedBy === 'both' && !choice) {
    return (
      <span className="flex items-center gap-1.5 text-warning">
        <CircleDashed aria-hidden className="size-4" />
        {isAddition ? 'Both of you added something here · choose' : 'Both of you changed it · choose one'}
      </span>
    )
  }
  const words = {
    both: isAddition ? 'Both of you added something here' : 'Both of you changed it',
    theirs: 'Only they changed it',
    mine: 'Only you changed it',
  }
  return (
    <span className="flex items-center gap-1.5 text-muted">
      <CircleCheck aria-hidden className="size-4 text-success" />
      {words[changedBy]}
    </span>
  )
}

function SideText({ part, name }: { part: Part; name: Side }) {
  const { spec, origin, stretch } = part
  if (stretch[name].length === 0 && !stretch.origin?.length) return <p className="text-muted">Nothing stands here.</p>
  if (origin === null) return <ShownValue spec={spec} value={part[name]} />
  return <Differences spec={spec} before={origin} after={part[name]} />
}

function Same({ parts }: { parts: readonly Part[] }) {
  const count = parts.reduce((sum, { stretch }) => sum + stretch.mine.length, 0)
  return (
    <details className="border-line border-t py-2.5 ps-margin pe-inset">
      <summary className="flex min-h-6 cursor-pointer list-none items-center gap-2 text-muted">
        <ChevronsUpDown aria-hidden className="size-4" />
        {count === 1 ? '1 paragraph is the same' : `${formatCount(count)} paragraphs are the same`}
        <span className="text-accent">Show</span>
      </summary>
      {parts.map(({ id, spec, mine }) => (
        <ShownValue key={id} spec={spec} value={mine} />
      ))}
    </details>
  )
}
