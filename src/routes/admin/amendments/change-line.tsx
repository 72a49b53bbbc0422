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

type ChangeLineProps = { change: WaitingDraft; day: string | null; onDiscard: () => void }

/** One change of an amendment: what, by whom, how it stands, and how its words differ, before its day and after (TIME-3). */
export function ChangeLine({ change, day, onDiscard }: ChangeLineProps) {
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
            {isWaiting && <DiscardDraft draft={change} of={`the change of ${name}`} onDiscarded={onDiscard} />}
          </>
        }
      >
        {textName(change.kind)} {words}, {change.is_own ? 'by you' : `by ${change.written_by ?? 'a former colleague'}`},{' '}
        {formatMoment(change.written_at)}
        <span className={`block ${look}`}>{standing}</span>
      </Line>
      {isOpen && table && (
        <li id={panel} className="bg-sunk py-3 ps-margin pe-inset">
          {isWaiting ? (
            <WaitingDifferences table={table} change={change} />
          ) : (
            <MadeDifferences table={table} change={change} day={day} />
          )}
        </li>
      )}
    </>
  )
}

type DifferencesProps = { table: ManagedTable; change: WaitingDraft }

/** How what a change sets differs, today and once the amendment is in force. */
function WaitingDifferences({ table, change: { id, draft, is_repeal, sets } }: DifferencesProps) {
  const row = usePresent(table, id, sets)
  const change = useQuery(draftQuery(table, id, draft))
  const failed = [row, change].find(({ data, error }) => !data && error)
  if (failed) return <FetchFailed what="Failed to fetch the differences" query={failed} />
  if ((id !== null && row.data === undefined) || !change.data) return <TextSkeleton lines={3} />
  const wanted = change.data.row as Stored
  const after = is_repeal ? null : { ...row.data, ...wanted }
  return <WordsOfBoth columns={columnsOf(table, sets)} before={row.data ?? null} after={after} />
}

/** What a change of an amendment in force made of its row, whatever became of that since. */
function MadeDifferences({ table, change, day }: DifferencesProps & Pick<ChangeLineProps, 'day'>) {
  const { id, version, is_repeal, sets } = change
  const made = useQuery(changeQuery(table, id ?? '', version ?? 0))
  const isPresent = made.data?.after === undefined && !is_repeal
  const row = usePresent(table, made.isSuccess && isPresent ? id : null, sets)
  const failed = [made, row].find(({ data, error }) => !data && error)
  if (failed) return <FetchFailed what="Failed to fetch what it changed" query={failed} />
  if (!made.data || (isPresent && row.data === undefined)) return <TextSkeleton lines={3} />
  const after = is_repeal ? null : isPresent ? (row.data ?? null) : (made.data.after as Stored)
  return (
    <>
      {day && (
        <p className="mb-2 text-muted text-sm">
          Struck: until {formatDay(dayBefore(day))}. Underlined: from {formatDay(day)}.
        </p>
      )}
      <WordsOfBoth columns={columnsOf(table, sets)} before={made.data.before as Stored | null} after={after} />
    </>
  )
}

/** What of a row is shown before and after: of a section its words and chapter, which a repeal ends without setting any. */
const columnsOf = (table: ManagedTable, sets: readonly string[]): readonly string[] =>
  table === 'sections' ? ['title', 'content', 'chapter_id'] : sets.filter((column) => !UNSEEN.includes(column))

/** Ids and places say nothing to who reads them. */
const UNSEEN = ['id', 'category_id', 'order']

const usePresent = (table: ManagedTable, id: string | null, sets: readonly string[]) =>
  useQuery({
    ...formRows<ManagedRow & Stored>(table, columnsOf(table, sets)).rowQuery(id ?? ''),
    enabled: id !== null,
  })

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
