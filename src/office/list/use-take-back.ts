import { undoChanges } from '@/data/row-changes/staff'
import { useMarkStale, type Write } from '@/data/stale'
import { withReason } from '@/lib/with-reason'
import type { Holding } from './standing-line'

/** @returns takes back what these versions of the history ended or began, and says what holds then (STAFF-2). Throws AppError. */
export function useTakeBack(table: Write) {
  const reload = useMarkStale(table)
  return async (versions: readonly number[]): Promise<Holding> => {
    const stayed = await undoChanges(versions)
    await reload()
    const left = stayed.map(({ title, reason }) => withReason(title, new Error(reason)))
    if (stayed.length === versions.length) return { text: 'Nothing was undone', left }
    return { text: 'Undone', holds: 'What was there before holds again', left }
  }
}
