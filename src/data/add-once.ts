import type { DraftStamp } from './drafts/staff'
import { ConflictError, changesOf, type FormRows, isSaid, type Stored } from './row-writes'
import type { ManagedRow } from './staff-table'
import { newId } from './uuid'

type Rows<Row extends ManagedRow> = Pick<FormRows<Row>, 'create' | 'update'>

/**
 * Adds the row of one form, once: it has its id before it is sent. If the answer to a try was lost and something was changed in
 * the form since, the row that is there is changed. `add` throws AppError, as ConflictError where somebody else has changed it.
 */
export function addOnce<Row extends ManagedRow>(table: Rows<Row>, id: string = newId()) {
  let sent: Stored | null = null
  const add = async (input: Stored, draft: DraftStamp | null = null): Promise<Row> => {
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
