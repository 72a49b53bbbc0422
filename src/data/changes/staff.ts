import { queryOptions } from '@tanstack/react-query'
import { ask, send } from '@/data/ask'
import { staffClient } from '@/data/staff-client'
import type { ManagedTable } from '@/data/staff-table'
import { explainRefusal } from '@/data/staff-write'

/** A change that readers are told of, by its version in the history, and what staff say of it (TIME-5). */
export type ToldChange = {
  version: number
  /** Of the row that it left, its updated_at. */
  changed_at: string
  is_new: boolean
  is_minor: boolean
  note: string | null
}

const SHOWN = 20

/** As many characters as the database takes in a note. */
export const LONGEST_NOTE = 200

/** The latest changes of a row that readers are told of, latest first. */
export const toldChangesQuery = (table: ManagedTable, rowId: string) =>
  queryOptions({
    queryKey: ['staff', 'changes', table, rowId],
    staleTime: 0,
    queryFn: ({ signal }): Promise<readonly ToldChange[]> =>
      ask(
        staffClient()
          .from('changes')
          .select('version, changed_at, is_new, is_minor, note')
          .eq('table_name', table)
          .eq('row_id', rowId)
          .order('version', { ascending: false })
          .limit(SHOWN),
        signal,
      ),
  })

/** Says to readers what a change was, or with an empty note nothing, and whether it is minor. Throws AppError. */
export async function describeChange(version: number, note: string, is_minor: boolean): Promise<void> {
  await explainRefusal(send(staffClient().rpc('describe_change', { version, note, is_minor })))
}
