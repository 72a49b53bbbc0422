import { ask } from '@/data/ask'
import { staffClient } from '@/data/staff-client'
import type { ManagedRow, ManagedTable } from '@/data/staff-table'
import { explainRefusal } from '@/data/staff-write'

/** What can be done with many rows at once. */
export type RowChange = 'delete' | 'enable' | 'disable'

/** What became of each row: what was done and how to take it back, and the ids of those that were left. */
export type ChangedRows = {
  done: ReadonlySet<string>
  /** For undoChanges; fewer than `done` where a row was already so. */
  versions: number[]
  /** Somebody else had changed them since they were read. */
  changed: ReadonlySet<string>
  /** Somebody else had deleted them. */
  gone: ReadonlySet<string>
}

/** Changes rows as they were read, at most MOST_AT_ONCE (STAFF-2, ADM-11). Throws AppError. */
export async function changeRows(
  list: ManagedTable,
  rows: readonly ManagedRow[],
  change: RowChange,
): Promise<ChangedRows> {
  const asked = { list, ids: rows.map(({ id }) => id), stamps: rows.map(({ updated_at }) => updated_at), change }
  const call = ask(staffClient().rpc('change_rows', asked))
  const data = await explainRefusal(call)
  const idsOf = (wanted: string) => new Set(data.filter(({ outcome }) => outcome === wanted).map(({ id }) => id))
  return {
    done: idsOf('done'),
    // The generated types do not say that it can be null.
    versions: data.map(({ version }) => version).filter((version: number | null) => version !== null),
    changed: idsOf('changed'),
    gone: idsOf('gone'),
  }
}

/** Takes changes back (STAFF-2). @returns the rows that stay as they are, each with the reason. Throws AppError. */
export async function undoChanges(versions: readonly number[]): Promise<{ title: string; reason: string }[]> {
  const call = ask(
    staffClient()
      .rpc('undo_changes', { versions: [...versions] })
      // Of thousands of rows the server would answer with the first alone.
      .not('failure', 'is', null),
  )
  const data = await explainRefusal(call)
  return data.map(({ title, failure }) => ({ title, reason: failure }))
}
