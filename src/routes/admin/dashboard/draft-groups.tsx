import { useQuery } from '@tanstack/react-query'
import { CalendarClock, CalendarX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { draftsQuery, type WaitingDraft } from '@/data/drafts/staff'
import { paths } from '@/names/paths'
import { DraftLine } from '@/office/drafts/draft-line'
import { SCREENS } from '@/office/screens'
import { FetchedGroup, WorkGroup } from './work-group'

const SHOWN = 5

const hasFailed = ({ failure }: WaitingDraft) => failure !== null

/** What was to go live on its day and did not (TIME-2); on top, for readers still see the former text. */
export function FailedDrafts() {
  const query = useQuery(draftsQuery())
  const failed = query.data?.filter(hasFailed) ?? []
  if (failed.length === 0) return null
  return (
    <WorkGroup title="Did not go live" icon={CalendarX} count={failed.length}>
      {failed.map((draft) => (
        <DraftLine key={draft.draft} draft={draft} hasDay />
      ))}
    </WorkGroup>
  )
}

/** The drafts that wait, those with a day first, and the way to all of them (TIME-1). */
export function DraftGroup() {
  return (
    <FetchedGroup query={useQuery(draftsQuery())} failed="Failed to fetch the drafts">
      {(all) => {
        const drafts = all.filter((draft) => !hasFailed(draft)).sort(byDay)
        if (drafts.length === 0) return null
        return (
          <WorkGroup
            title="Drafts"
            icon={CalendarClock}
            count={drafts.length}
            more={
              <Link to={paths.manager('calendar')} className="link font-semibold text-sm">
                {SCREENS.calendar.label}
              </Link>
            }
          >
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
