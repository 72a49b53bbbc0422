import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { draftQuery, type WaitingDraft } from '@/data/drafts/staff'
import { changeQuery } from '@/data/history/staff'
import { parentsQuery } from '@/data/order/staff'
import { formRows, type Stored } from '@/data/row-writes'
import type { ManagedRow, ManagedTable } from '@/data/staff-table'
import { MARKS } from '@/law/day-words'
import { capitalised } from '@/lib/capitalised'
import { dayBefore, formatDay } from '@/lib/dates'
import { formatMoment } from '@/lib/moments'
import { obstacleOf } from '@/office/drafts/obstacle'
import { DiscardDraft } from '@/office/drafts/use-discard-draft'
import { ChangedFields } from '@/office/history/changed-fields'
import { FetchFailed } from '@/office/list/fetch-failed'
import { Line } from '@/office/list/line'
import type { FieldSpec } from '@/office/manager'
import { draftAddress, placeAddress } from '@/office/place-address'
import { isRead, nameOfDraft, TEXT_KINDS, textName } from '@/office/text-kinds'
import { Button } from '@/ui/button'
import { TextSkeleton } from '@/ui/states/skeleton'
import { PreviewChange } from './preview-change'

/** What a change does, or did, to its row: a mark, and its words. */
function doneTo({ kind, is_new, is_repeal, sets }: WaitingDraft): readonly [mark: string, words: string] {
  if (is_new) return [MARKS.added, 'added']
  if (is_repeal) return [MARKS.removed, kind === 'section' ? 'repealed' : 'deleted']
  if (sets.length > 0 && sets.every((column) => column === 'chapter_id' || column === 'order'))
    return [MARKS.moved, 'moved']
  return [MARKS.changed, sets.length === 0 ? 'opened, not changed yet' : 'changed']
}

/** How a change stands: whether it is in force, ready, or what stands in its way. */
function standingOf(change: WaitingDraft): readonly [words: string, look: string] {
  if (change.version !== null)
    return change.is_outdated ? ['Changed again since', 'text-accent'] : ['In force', 'text-success']
  const obstacle = obstacleOf(change)
  if (obstacle === null) return ['Ready', 'text-success']
  return [obstacle, change.is_ready ? 'text-danger' : 'text-warning']
}

type ChangeLineProps = { change: WaitingDraft; day: string | null }

/** One change of an amendment: what, by whom, how it stands, and how its words differ, before its day and after (TIME-3). */
export function ChangeLine({ change, day }: ChangeLineProps) {
  const [isOpen, setIsOpen] = useState(false)
  const panel = useId()
  const [mark, words] = doneTo(change)
  const [standing, look] = standingOf(change)
  const isWaiting = change.version === null
  const name = nameOfDraft(change)
  const table = TEXT_KINDS.get(change.kind)?.table
  const address = change.is_repeal
    ? null
    : isWaiting
      ? draftAddress(change)
      : placeAddress({ ...change, id: change.id ?? '' })
  return (
    <>
      <Line
        mark={
          <span aria-hidden className="w-5 text-center font-semibold">
            {mark}
          </span>
        }
        name={name}
        address={address}
        hasActsOnSmall
        way="Open"
        acts={
          <>
            {isWaiting && !change.is_repeal && table && isRead(table) && (
              <PreviewChange table={table} change={change} name={name} />
            )}
            <Button
              look="quiet"
              aria-expanded={isOpen}
              aria-controls={isOpen ? panel : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isWaiting ? 'Differences' : 'Before and after'}
              <span className="sr-only"> of {name}</span>
            </Button>
            {isWaiting && <DiscardDraft draft={change} of={`the change of ${name}`} />}
          </>
        }
      >
        {textName(change.kind)} {words}, {change.is_own ? 'by you' : `by ${change.written_by ?? 'a former colleague'}`},{' '}
        {formatMoment(change.written_at)}
        <span className={`block ${look}`}>{standing}</span>
      </Line>
      {isOpen && table && (
        <li id={panel} className="bg-sunk py-3 ps-margin pe-inset">
          <DifferencesOf table={table} change={change} day={day} />
        </li>
      )}
    </>
  )
}

type DifferencesProps = Pick<ChangeLineProps, 'change' | 'day'> & { table: ManagedTable }

/** How what a change sets differs: today and once the amendment is in force, or, after that, what it made of its row, whatever became of that since. */
function DifferencesOf({ table, change: { id, draft, version, is_repeal, sets }, day }: DifferencesProps) {
  const columns = columnsOf(table, sets)
  const isWaiting = version === null
  const wanted = useQuery({ ...draftQuery(table, id, draft), enabled: isWaiting })
  const made = useQuery({ ...changeQuery(table, id ?? '', version ?? 0), enabled: !isWaiting })
  const isAsked = isWaiting ? id !== null : made.isSuccess && made.data.after === undefined && !is_repeal
  const present = useQuery({
    ...formRows<ManagedRow & Stored>(table, columns).rowQuery(id ?? ''),
    enabled: isAsked,
  })
  const failed = [wanted, made, present].find(({ data, error }) => !data && error)
  if (failed) return <FetchFailed what="Failed to fetch the differences" query={failed} />
  const known = wanted.data ?? made.data
  if (!known || (isAsked && present.data === undefined)) return <TextSkeleton lines={3} />
  const now: Stored | null = present.data ?? null
  const before = made.data ? (made.data.before as Stored | null) : now
  const after = made.data
    ? ((made.data.after as Stored | undefined) ?? now)
    : { ...now, ...(wanted.data?.row as Stored) }
  return (
    <>
      {!isWaiting && day && (
        <p className="mb-2 text-muted text-sm">
          Struck: until {formatDay(dayBefore(day))}. Underlined: from {formatDay(day)}.
        </p>
      )}
      <WordsOfBoth columns={columns} before={before} after={is_repeal ? null : after} />
    </>
  )
}

/** What of a row is shown before and after: of a section its words and chapter, which a repeal ends without setting any. */
const columnsOf = (table: ManagedTable, sets: readonly string[]): readonly string[] =>
  table === 'sections' ? ['title', 'content', 'chapter_id'] : sets.filter((column) => !UNSEEN.includes(column))

/** Ids and places say nothing to who reads them. */
const UNSEEN = ['id', 'category_id', 'order']

/** A column as a field that is compared: HTML if either side is. */
function fieldOf(column: string, ...rows: readonly (Stored | null)[]): FieldSpec {
  const words = column.replaceAll('_', ' ')
  const isHtml = rows.some((row) => /^<[a-z]/.test(String(row?.[column] ?? '')))
  return { name: column, label: capitalised(words), kind: isHtml ? 'html' : 'text' }
}

/** A value as the words of a field; of a list a line each. */
const saidBy = (value: unknown): string =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')
    ? value.join('\n')
    : typeof value === 'object' && value !== null
      ? JSON.stringify(value, null, 1)
      : String(value ?? '')

type WordsOfBothProps = { columns: readonly string[]; before: Stored | null; after: Stored | null }

/** The words of a row before and after; null where it was, or is, not there. */
function WordsOfBoth({ columns, before, after }: WordsOfBothProps) {
  const chapters = useQuery(parentsQuery('chapters'))
  const home = after && after.chapter_id !== before?.chapter_id ? String(after.chapter_id) : ''
  const chapter = home && chapters.data?.find(({ id }) => id === home)?.name
  const shown = columns.filter((column) => column !== 'chapter_id')
  const valuesOf = (row: Stored | null) => Object.fromEntries(shown.map((column) => [column, saidBy(row?.[column])]))
  return (
    <>
      {chapter && (
        <p className="mb-2">
          {before ? 'To' : 'In'} the chapter “<bdi>{chapter}</bdi>”.
        </p>
      )}
      <ChangedFields
        fields={shown.map((column) => fieldOf(column, before, after))}
        before={valuesOf(before)}
        after={valuesOf(after)}
        none="Its words stay as they are."
      />
    </>
  )
}
