import type { DraftStamp } from '@/data/drafts/staff'
import { ConflictError, changesOf } from '@/data/row-writes'
import type { ManagedRow } from '@/data/staff-table'
import type { RowManager } from '@/office/manager'

/**
 * Changes a row, and ends the draft that says so, if there is one. One that was changed meanwhile and says the same now
 * counts as saved: the answer to an earlier save may have been lost (ADM-11). Throws AppError.
 */
export async function updateRow<Row extends ManagedRow, Input extends object>(
  { table, inputOf, valuesOf }: RowManager<Row, Input>,
  over: Row,
  input: Input,
  draft: DraftStamp | null,
): Promise<Row> {
  try {
    return await table.update(over, changesOf(inputOf(valuesOf(over)), input), draft)
  } catch (error) {
    const isConflict = error instanceof ConflictError && error.current !== null
    if (isConflict && JSON.stringify(inputOf(valuesOf(error.current))) === JSON.stringify(input)) return error.current
    throw error
  }
}
