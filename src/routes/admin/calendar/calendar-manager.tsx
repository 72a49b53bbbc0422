import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { openAmendmentsQuery } from '@/data/amendments/staff'
import { waitingRowsQuery } from '@/data/dashboard/staff'
import { draftsQuery } from '@/data/drafts/staff'
import { formatCount } from '@/lib/count'
import { AdminPage } from '@/office/admin-page'
import { AmendmentLine } from '@/office/drafts/amendment-line'
import { DraftLine } from '@/office/drafts/draft-line'
import { FetchFailed } from '@/office/list/fetch-failed'
import { useFocusWhenGone } from '@/office/list/use-focus-when-gone'
import { WaitingLine } from '@/office/list/waiting-line'
import { SCREENS } from '@/office/screens'
import { useToday } from '@/ui/hooks/use-today'
import { TextSkeleton } from '@/ui/states/skeleton'
import { CalendarGroup } from './calendar-group'
import { groupsOf } from './groups'

/** What readers will see from which day on: drafts with a day, amounts and dated texts; and the drafts that have no day yet (TIME-2). */
export function Component() {
  const drafts = useQuery(draftsQuery())
  const amendments = useQuery(openAmendmentsQuery())
  const rows = useQuery(waitingRowsQuery())
  const today = useToday()
  const box = useRef<HTMLDivElement>(null)
  const ids = useMemo(() => drafts.data?.map(({ draft }) => ({ id: draft })) ?? [], [drafts.data])
  const expectRemoval = useFocusWhenGone(ids, box)
  const failed = [drafts, amendments, rows].find(({ data, error }) => !data && error)
  const groups =
    drafts.data &&
    amendments.data &&
    rows.data &&
    groupsOf({ drafts: drafts.data, amendments: amendments.data, rows: rows.data.rows }, today)
  const unlisted = (rows.data?.total ?? 0) - (rows.data?.rows.length ?? 0)
  return (
    <AdminPage title={SCREENS.calendar.label} fact="Each day begins at 00:00 in Israel">
      <div ref={box} tabIndex={-1} className="flex-1 pb-6 outline-none">
        {failed && (
          <div className="office-inset">
            <FetchFailed what="Failed to fetch the calendar" query={failed} />
          </div>
        )}
        {!groups && !failed && (
          <div className="office-inset">
            <TextSkeleton />
          </div>
        )}
        {groups?.length === 0 && (
          <p className="office-inset text-muted">
            Nothing is to come. “Publish on…” in a text’s form sets a day; drafts without one stand here too.
          </p>
        )}
        {groups?.map(({ key, title, note, drafts: own, amendments: laws, rows: others }) => (
          <CalendarGroup key={key} title={title} note={note}>
            {own.map((draft) => (
              <DraftLine key={draft.draft} draft={draft} onDiscard={expectRemoval} />
            ))}
            {laws.map((amendment) => (
              <AmendmentLine key={amendment.id} amendment={amendment} drafts={drafts.data ?? []} />
            ))}
            {others.map((row) => (
              <WaitingLine key={row.id} row={row} />
            ))}
          </CalendarGroup>
        ))}
        {groups && unlisted > 0 && (
          <p className="office-inset text-muted">
            And {formatCount(unlisted)} later amounts and texts, by their dates in their lists.
          </p>
        )}
      </div>
    </AdminPage>
  )
}
