import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { draftQuery, type WaitingDraft } from '@/data/drafts/staff'
import { parentsQuery } from '@/data/order/staff'
import { sectionQuery } from '@/data/sections/staff'
import { MARKS } from '@/law/day-words'
import { formatMoment } from '@/lib/moments'
import { DiscardDraft } from '@/office/drafts/discard-draft'
import { obstacleOf } from '@/office/drafts/obstacle'
import { ChangedFields } from '@/office/history/changed-fields'
import { FetchFailed } from '@/office/list/fetch-failed'
import { WorkLine } from '@/office/list/work-line'
import type { FieldSpec } from '@/office/manager'
import { draftAddress } from '@/office/place-address'
import { Button, buttonClass } from '@/ui/button'
import { TextSkeleton } from '@/ui/states/skeleton'
import { PreviewChange } from './preview-change'

/** What a change does to its section: a mark, and its words. */
function doneTo({ id, is_repeal, sets }: WaitingDraft): readonly [mark: string, words: string] {
  if (id === null) return [MARKS.added, 'added']
  if (is_repeal) return [MARKS.removed, 'repealed']
  if (sets.length > 0 && sets.every((column) => column === 'chapter_id' || column === 'order'))
    return [MARKS.moved, 'moved']
  return [MARKS.changed, sets.length === 0 ? 'begun, no change yet' : 'changed']
}

/** One change of an amendment: what, by whom, what stands in its way, and how its words differ (TIME-3). */
export function ChangeLine({ change, onDiscard }: { change: WaitingDraft; onDiscard: (id: string) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const panel = useId()
  const [mark, words] = doneTo(change)
  const name = change.title || 'A new section'
  const address = change.is_repeal ? null : draftAddress(change)
  const obstacle = obstacleOf(change)
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
            {!change.is_repeal && <PreviewChange change={change} name={name} />}
            <Button
              look="quiet"
              aria-expanded={isOpen}
              aria-controls={isOpen ? panel : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              Differences<span className="sr-only"> of {name}</span>
            </Button>
            <DiscardDraft draft={change} of={`the change of ${name}`} onDiscarded={() => onDiscard(change.draft)} />
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
        {obstacle === null ? (
          <span className="block text-success">Ready</span>
        ) : (
          <span className={`block ${change.is_ready ? 'text-danger' : 'text-warning'}`}>{obstacle}</span>
        )}
      </WorkLine>
      {isOpen && (
        <li id={panel} className="bg-sunk py-3 ps-margin pe-inset">
          <ChangeDifferences change={change} />
        </li>
      )}
    </>
  )
}

const WORDS: readonly FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text' },
  { name: 'content', label: 'Content', kind: 'html' },
]

type Words = { title?: string; content?: string; chapter_id?: string }

/** How the words of a section differ, today and once the amendment is in force. */
function ChangeDifferences({ change: { id, draft, is_repeal } }: { change: WaitingDraft }) {
  const row = useQuery({ ...sectionQuery(id ?? ''), enabled: id !== null })
  const change = useQuery(draftQuery('sections', id, draft))
  const chapters = useQuery(parentsQuery('chapters'))
  const failed = [row, change].find(({ data, error }) => !data && error)
  if (failed) return <FetchFailed what="Failed to fetch the differences" query={failed} />
  if ((id !== null && row.data === undefined) || !change.data) return <TextSkeleton lines={3} />
  const now = { title: row.data?.title ?? '', content: row.data?.content ?? '' }
  const wanted = change.data.row as Words
  const then = is_repeal ? { title: '', content: '' } : { ...now, ...wanted }
  const chapter = wanted.chapter_id && chapters.data?.find((each) => each.id === wanted.chapter_id)?.name
  return (
    <>
      {chapter && (
        <p className="mb-2">
          {id === null ? 'In' : 'To'} the chapter “<bdi>{chapter}</bdi>”.
        </p>
      )}
      <ChangedFields
        fields={WORDS}
        before={now}
        after={{ title: then.title ?? '', content: then.content ?? '' }}
        none="Its words stay as they are."
      />
    </>
  )
}
