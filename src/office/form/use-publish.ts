import type { DraftStamp, Plan } from '@/data/drafts/staff'
import { ConflictError, changesOf, type Stored } from '@/data/row-writes'
import type { ManagedRow } from '@/data/staff-table'
import type { FieldValues } from '@/lib/faults'
import type { RowManager } from '@/office/manager'
import { useSavedNotice } from './use-saved-notice'
import { useToCome } from './use-to-come'

type Publishing<Row extends ManagedRow> = {
  manager: RowManager<Row>
  row: Row | null
  plan: Plan
  /** Adds a new row, from the draft if there is one. */
  add: (input: Stored, draft: DraftStamp | null) => Promise<Row>
}

type Published<Row> = {
  /** The row that is changed; null for one that is added. */
  over: Row | null
  /** What waits no more then. */
  draft: DraftStamp | null
  isMineWhole: boolean
}

/** @returns writes a form's values into its row, and says what holds then; `toCome` asks which text of a section that is about */
export function usePublish<Row extends ManagedRow>(asked: Publishing<Row>) {
  const { manager, row, plan, add } = asked
  const { table, inputOf, valuesOf } = manager
  const saySaved = useSavedNotice(manager)
  const toCome = useToCome(manager, row, plan)

  /** One that was changed meanwhile and says the same now counts as saved: the answer to an earlier save may have been lost (ADM-11). */
  const orSaid = (input: Stored) => (error: unknown) => {
    const current: Row | null = error instanceof ConflictError ? error.current : null
    if (current && JSON.stringify(inputOf(valuesOf(current))) === JSON.stringify(input)) return current
    throw error
  }

  /** Throws AppError, as ConflictError or DraftConflict where somebody else has written meanwhile. */
  const publish = async (values: FieldValues, { over, draft, isMineWhole }: Published<Row>): Promise<Row> => {
    const { changes, left } = await toCome.correct(over, values)
    const input = inputOf(values)
    const stored = over
      ? await table.update(over, changesOf(inputOf(valuesOf(over)), input), draft, changes).catch(orSaid(input))
      : await add(input, draft)
    saySaved(stored, { before: over, isMineWhole, left })
    return stored
  }
  return { publish, toCome }
}
