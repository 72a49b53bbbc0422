import { queryOptions } from '@tanstack/react-query'
import { type AmendmentRow, openAmendments, openAmendmentsQuery } from '@/data/amendments/staff'
import { ask } from '@/data/ask'
import { type DraftNote, openNotes } from '@/data/draft-notes/staff'
import type { DiscardedDraft, WaitingDraft } from '@/data/drafts/staff'
import { staffClient } from '@/data/staff-client'
import type { TextPlace } from '@/data/text-place'

/** A row whose day is still to come, as an ISO date, as exact as it is known. */
export type WaitingRow = TextPlace & { day: string }

/** A text or an amendment that went live on its day by itself: the day, the moment, and by whom it was written (TIME-2). */
export type WentLive = TextPlace & {
  day: string
  at: string
  written_by: string | null
  is_own: boolean
  /** Of a text, for undoChanges. */
  version: number | null
}

/** All that waits, whoever wrote it, and what is to be known of it. */
export type Waits = {
  /** Those with a day first. */
  drafts: readonly WaitingDraft[]
  /** Those that were discarded in the last 90 days, the latest first. */
  discarded: readonly DiscardedDraft[]
  amendments: readonly AmendmentRow[]
  /** The next rows whose day is still to come, the nearest first, and how many there are in all (STAFF-1). */
  rows: readonly WaitingRow[]
  rowsInAll: number
  /** What went live last, the latest first. */
  live: readonly WentLive[]
  /** What is noted on the reader's own drafts, and not done yet. */
  notes: readonly DraftNote[]
}

/** The one list of what waits, by day in the calendar and for each member of staff on the dashboard (STAFF-1, TIME-1 to TIME-3). */
export const waitsQuery = (reader: string) =>
  queryOptions({
    queryKey: ['staff', 'waits', reader],
    staleTime: 0,
    queryFn: async ({ client, signal }): Promise<Waits> => {
      const [drafts, discarded, amendments, rows, live, notes] = await Promise.all([
        ask(staffClient().rpc('get_drafts'), signal),
        ask(staffClient().rpc('get_drafts', { discarded: true }), signal),
        openAmendments(signal),
        ask(staffClient().rpc('upcoming_rows'), signal),
        ask(staffClient().rpc('went_live'), signal),
        openNotes(reader, signal),
      ])
      // A form that was opened from here names its amendment by it.
      client.setQueryData(openAmendmentsQuery().queryKey, amendments)
      return { drafts, discarded, amendments, rows, rowsInAll: rows[0]?.total ?? 0, live, notes }
    },
  })
