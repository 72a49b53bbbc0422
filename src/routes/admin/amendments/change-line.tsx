import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { draftQuery, type WaitingDraft } from '@/data/drafts/staff'
import { changeQuery } from '@/data/history/staff'
import { parentsQuery } from '@/data/order/staff'
import { sectionQuery } from '@/data/sections/staff'
import { MARKS } from '@/law/day-words'
import { dayBefore, formatDay } from '@/lib/dates'
import { formatMoment } from '@/lib/moments'
import { DiscardDraft } from '@/office/drafts/discard-draft'
import { obstacleOf } from '@/office/drafts/obstacle'
import { ChangedFields } from '@/office/history/changed-fields'
import { FetchFailed } from '@/office/list/fetch-failed'
import { WorkLine } from '@/office/list/work-line'
import type { FieldSpec } from '@/office/manager'
import { draftAddress, placeAddress } from '@/office/place-address'
import { Button, buttonClass } from '@/ui/button'
import { TextSkeleton } from '@/ui/states/skeleton'
import { PreviewChange } from './preview-change'

/** What a change does, or did, to its section: a mark, and its words. */
function doneTo({ is_new, is_repeal, sets }: WaitingDraft): readonly [mark: string, words: string] {
  if (is_new) return [MARKS.added, 'added']
  if (is_repeal) return [MARKS.removed, 'repealed']
  if (sets.length > 0 && sets.every((column) => column === 'chapter_id' || column === 'order'))
    return [MARKS.moved, 'moved']
  return [MARKS.changed, sets.length === 0 ? 'opened, not changed yet' : 'text changed']
}

/** How a change stands: whether it is in force, ready, or what stands in its way. */
function standingOf(change: WaitingDraft): readonly [words: string, look: string] {
  if (change.version !== null)
    return change.is_outdated ? ['Changed again since', 'text-accent'] : ['In force', 'text-success']
  const obstacle = obstacleOf(change)
  if (obstacle === null) return ['Ready', 'text-success']
  return [obstacle, change.is_ready ? 'text-danger' : 'text-warning']
}

type ChangeLineProps = { change: WaitingDraft; day: string | null; onDiscard: (id: string) => void }

/** One change of an amendment: what, by whom, how it stands, and how its words differ, before its day and after (TIME-3). */
export function ChangeLine({ change, day, onDiscard }: ChangeLineProps) {
  const [isOpen, setIsOpen] = useState(false)
  const panel = useId()
  const [mark, words] = doneTo(change)
  const [standing, look] = standingOf(change)
  const isWaiting = change.version === null
  const name = change.title || 'A new section'
  const address = change.is_repeal
    ? null
    : isWaiting
      ? draftAddress(change)
      : placeAddress({ ...change, id: change.id ?? '' })
  return (
    <>
      <WorkLine
        mark={
          <span aria-hidden className="w-5 text-center font-semibold">
            {mark}
          </span>
        }
        name={name}
        address={address}
        hasActionsOnSmall
        actions={
          <>
            {isWaiting && !change.is_repeal && <PreviewChange change={change} name={name} />}
            <Button
              look="quiet"
              aria-expanded={isOpen}
              aria-controls={isOpen ? panel : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isWaiting ? 'Differences' : 'Before and after'}
              <span className="sr-only"> of {name}</span>
            </Button>
            {isWaiting && (
              <DiscardDraft draft={change} of={`the change of ${name}`} onDiscarded={() => onDiscard(change.draft)} />
            )}
            {address && (
              <Link to={address} className={buttonClass('outline')}>
                Open<span className="sr-only"> {name}</span>
              </Link>
            )}
          </>
        }
      >
        {words}, {change.is_own ? 'by you' : `by ${change.written_by ?? 'a former colleague'}`},{' '}
        {formatMoment(change.written_at)}
        <span className={`block ${look}`}>{standing}</span>
      </WorkLine>
      {isOpen && (
        <li id={panel} className="bg-sunk py-3 ps-margin pe-inset">
          {isWaiting ? <WaitingDifferences change={change} /> : <MadeDifferences change={change} day={day} />}
        </li>
      )}
    </>
  )
}

/** How the words of a section differ, today and once the amendment is in force. */
function WaitingDifferences({ change: { id, draft, is_repeal } }: { change: WaitingDraft }) {
  const row = useQuery({ ...sectionQuery(id ?? ''), enabled: id !== null })
  const change = useQuery(draftQuery('sections', id, draft))
  const failed = [row, change].find(({ data, error }) => !data && error)
  if (failed) return <FetchFailed what="Failed to fetch the differences" query={failed} />
  if ((id !== null && row.data === undefined) || !change.data) return <TextSkeleton lines={3} />
  const wanted = change.data.row as Words
  return <WordsOfBoth before={row.data ?? null} after={is_repeal ? null : { ...row.data, ...wanted }} />
}

/** What a change of an amendment in force made of its section, whatever became of that since. */
function MadeDifferences({ change: { id, version, is_repeal }, day }: Pick<ChangeLineProps, 'change' | 'day'>) {
  const made = useQuery(changeQuery('sections', id ?? '', version ?? 0))
  const isPresent = made.data?.after === undefined && !is_repeal
  const row = useQuery({ ...sectionQuery(id ?? ''), enabled: made.isSuccess && isPresent })
  const failed = [made, row].find(({ data, error }) => !data && error)
  if (failed) return <FetchFailed what="Failed to fetch what it changed" query={failed} />
  if (!made.data || (isPresent && row.data === undefined)) return <TextSkeleton lines={3} />
  const after = is_repeal ? null : isPresent ? (row.data ?? null) : (made.data.after as Words)
  return (
    <>
      {day && (
        <p className="mb-2 text-muted text-sm">
          Struck: until {formatDay(dayBefore(day))}. Underlined: from {formatDay(day)}.
        </p>
      )}
      <WordsOfBoth before={made.data.before as Words | null} after={after} />
    </>
  )
}

const WORDS: readonly FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text' },
  { name: 'content', label: 'Content', kind: 'html' },
]

type Words = { title?: string; content?: string; chapter_id?: string }

const valuesOf = (words: Words | null) => ({ title: words?.title ?? '', content: words?.content ?? '' })

/** The words of a section before and after; null where it was, or is, not there. */
function WordsOfBoth({ before, after }: { before: Words | null; after: Words | null }) {
  const chapters = useQuery(parentsQuery('chapters'))
  const home = after && after.chapter_id !== before?.chapter_id ? after.chapter_id : null
  const chapter = home && chapters.data?.find(({ id }) => id === home)?.name
  return (
    <>
      {chapter && (
        <p className="mb-2">
          {before ? 'To' : 'In'} the chapter “<bdi>{chapter}</bdi>”.
        </p>
      )}
      <ChangedFields
        fields={WORDS}
        before={valuesOf(before)}
        after={valuesOf(after)}
        none="Its words stay as they are."
      />
    </>
  )
}
