import type { DraftStamp } from './drafts/staff'
import { ConflictError, changesOf, isSaid } from './row-writes'
import type { ManagedRow, StaffTable } from './staff-table'
import { newId } from './uuid'

type Table<Row extends ManagedRow, Input extends object> = Pick<StaffTable<ManagedRow, Row, Input>, 'create' | 'update'>

/**
 * Adds the row of one form, once: it has its id before it is sent. If the answer to a try was lost and something was changed in
 * the form since, the row that is there is changed. `add` throws AppError, as ConflictError where somebody else has changed it.
 */
export function addOnce<Row extends ManagedRow, Input extends object>(table: Table<Row, Input>, id: string = newId()) {
  let sent: Input | null = null
  const add = async (input: Input, draft: DraftStamp | null = null): Promise<Row> => {
    const before = sent
    sent = input
    try {
      return await table.create(input, id, draft)
    } catch (error) {
      const there = error instanceof ConflictError ? error.current : null
      if (!there || !before || !isSaid(there, before)) throw error
      return table.update(there, changesOf(before, input))
    }
  }
  return { id, add }
}
