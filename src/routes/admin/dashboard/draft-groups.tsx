import { useQuery } from '@tanstack/react-query'
import { CalendarClock, CalendarX, FileX, StickyNote } from 'lucide-react'
import { Link } from 'react-router-dom'
import { openAmendmentsQuery } from '@/data/amendments/staff'
import { openNotesQuery } from '@/data/draft-notes/staff'
import { discardedDraftsQuery, draftsQuery, type WaitingDraft } from '@/data/drafts/staff'
import { formatMoment } from '@/lib/moments'
import { paths } from '@/names/paths'
import { AmendmentLine } from '@/office/drafts/amendment-line'
import { DiscardedLine } from '@/office/drafts/discarded-drafts'
import { DraftLine } from '@/office/drafts/draft-line'
import { KindMark, WorkLine } from '@/office/list/work-line'
import { draftAddress } from '@/office/place-address'
import { SCREENS } from '@/office/screens'
import { nameOfDraft } from '@/office/text-kinds'
import { useStaff } from '@/office/use-staff'
import { withHebrew } from '@/ui/content/with-hebrew'
import { FetchedGroup, WorkGroup } from './work-group'

const SHOWN = 5
/** 14 days, in milliseconds. */
const TOLD_FOR = 14 * 86_400_000

const hasFailed = ({ failure }: WaitingDraft) => failure !== null
/** A change holds its amendment up: said as soon as the conflict arises, not on the day (TIME-3). */
const isInTheWay = ({ failure, amendment, is_outdated, contested_by }: WaitingDraft) =>
  failure === null && amendment !== null && (is_outdated || contested_by !== null)

/** What did not go live on its day (TIME-2), or stands in an amendment's way; on top, for readers see the former text. */
export function FailedDrafts() {
  const drafts = useQuery(draftsQuery()).data ?? []
  const group = (title: string, shown: readonly WaitingDraft[]) => (
    <WorkGroup title={title} icon={CalendarX} count={shown.length}>
      {shown.map((draft) => (
        <DraftLine key={draft.draft} draft={draft} hasDay />
      ))}
    </WorkGroup>
  )
  return (
    <>
      {group('Did not go live', drafts.filter(hasFailed))}
      {group('In the way of an amendment', drafts.filter(isInTheWay))}
    </>
  )
}

/** The caller's drafts that a colleague has discarded in the last 14 days, with the way back (TIME-1). */
export function DiscardedGroup() {
  const drafts = (useQuery(discardedDraftsQuery()).data ?? []).filter(
    ({ is_told, removed_at }) => is_told && Date.now() - Date.parse(removed_at) < TOLD_FOR,
  )
  return (
    <WorkGroup title="Your drafts that a colleague discarded" icon={FileX} count={drafts.length}>
      {drafts.map((draft) => (
        <DiscardedLine key={draft.draft} draft={draft} />
      ))}
    </WorkGroup>
  )
}

/** What is noted on drafts that the caller wrote last and is not done yet, with the way to their forms (TIME-1). */
export function NoteGroup() {
  const drafts = useQuery(draftsQuery()).data
  return (
    <FetchedGroup query={useQuery(openNotesQuery(useStaff().userId))} failed="Failed to fetch the notes on your drafts">
      {(notes) => {
        const noted = notes.flatMap((note) => {
          const draft = drafts?.find((each) => each.draft === note.draft_id)
          return draft ? [{ note, draft }] : []
        })
        return (
          <WorkGroup title="Notes on your drafts" icon={StickyNote} count={noted.length}>
            {noted.map(({ note, draft }) => (
              <WorkLine
                key={note.id}
                mark={<KindMark kind={draft.kind} />}
                name={nameOfDraft(draft)}
                address={draft.is_repeal ? null : draftAddress(draft)}
                time={{ moment: note.created_at, words: formatMoment(note.created_at) }}
              >
                {note.noted_by_name ?? 'a former colleague'}:{' '}
                <bdi className="line-clamp-2">{withHebrew(note.words)}</bdi>
              </WorkLine>
            ))}
          </WorkGroup>
        )
      }}
    </FetchedGroup>
  )
}

const TO_CALENDAR = (
  <Link to={paths.manager('calendar')} className="link font-semibold text-sm">
    {SCREENS.calendar.label}
  </Link>
)

/** The amendments that have a day, the nearest first: whether each goes live by itself, or what stands in its way (TIME-3). */
export function AmendmentGroup() {
  const amendments = useQuery(openAmendmentsQuery())
  const drafts = useQuery(draftsQuery())
  return (
    <FetchedGroup query={amendments} failed="Failed to fetch the amendments">
      {(all) => {
        const dated = all.filter(({ day }) => day !== null)
        // The drafts say of themselves that they could not be fetched.
        if (!drafts.data) return null
        return (
          <WorkGroup
            title={SCREENS.amendments.label}
            icon={SCREENS.amendments.icon}
            count={dated.length}
            more={TO_CALENDAR}
          >
            {dated.slice(0, SHOWN).map((amendment) => (
              <AmendmentLine key={amendment.id} amendment={amendment} drafts={drafts.data} hasDay />
            ))}
          </WorkGroup>
        )
      }}
    </FetchedGroup>
  )
}

/** The drafts that wait, those with a day first, and the way to all of them (TIME-1). */
export function DraftGroup() {
  return (
    <FetchedGroup query={useQuery(draftsQuery())} failed="Failed to fetch the drafts">
      {(all) => {
        const drafts = all.filter((draft) => !hasFailed(draft) && draft.amendment === null).sort(byDay)
        return (
          <WorkGroup title="Drafts" icon={CalendarClock} count={drafts.length} more={TO_CALENDAR}>
            {drafts.slice(0, SHOWN).map((draft) => (
              <DraftLine key={draft.draft} draft={draft} hasDay />
            ))}
          </WorkGroup>
        )
      }}
    </FetchedGroup>
  )
}

/** Those with a day first, the nearest before all others. */
const byDay = (one: WaitingDraft, other: WaitingDraft) =>
  (one.publish_on ?? '9999').localeCompare(other.publish_on ?? '9999')
