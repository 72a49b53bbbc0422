import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask, askRow, send } from '@/data/ask'
import type { Json } from '@/data/database.types'
import { PAGE_SIZE } from '@/data/page'
import { staffClient } from '@/data/staff-client'
import type { ManagedTable } from '@/data/staff-table'
import { explainRefusal } from '@/data/staff-write'
import type { TextPlace } from '@/data/text-place'

/** A former state of a row: when a change ended it and who made that change (DATA-6). */
export type Version = { id: number; changed_at: string; changed_by_name: string | null }

/** A changed text, and how many others changed with it (AUTH-5). */
export type RecentChange = TextPlace & {
  version: number
  /** One of insert, update, delete and restore. */
  action: string
  others: number
  /** Whether the text exists now. */
  is_there: boolean
  changed_at: string
  changed_by: string | null
  /** The import from a file that it was, if it can be taken back. */
  import_id: string | null
}

const SHOWN = 20

/** Where the first page starts: every version's id is smaller. */
const LATEST = Number.MAX_SAFE_INTEGER

/** The former states of a row, latest first, a page at a time. */
export const versionsQuery = (table: ManagedTable, rowId: string) =>
  infiniteQueryOptions({
    queryKey: ['staff', 'history', table, rowId],
    staleTime: 0,
    initialPageParam: LATEST,
    queryFn: async ({ signal, pageParam }): Promise<{ versions: Version[]; next: number | null }> => {
      const data = await ask(
        staffClient()
          .from('history')
          .select('id, changed_at, changed_by_name')
          .eq('table_name', table)
          .eq('row_id', rowId)
          // A row that was added or restored had no former state.
          .not('row', 'is', null)
          .lt('id', pageParam)
          .order('id', { ascending: false })
          .limit(SHOWN + 1),
        signal,
      )
      const versions = data.slice(0, SHOWN)
      return { versions, next: data.length > SHOWN ? (versions.at(-1)?.id ?? null) : null }
    },
    getNextPageParam: ({ next }) => next,
  })

/** The version of the history with which a row became as it is, for undoChanges; none if it is not known. Throws AppError. */
export async function versionsOf(
  table: ManagedTable,
  { id, updated_at }: { id: string; updated_at: string },
): Promise<number[]> {
  const data = await ask(
    staffClient()
      .from('history')
      .select('id')
      .eq('table_name', table)
      .eq('row_id', id)
      .eq('changed_at', updated_at)
      .order('id', { ascending: false })
      .limit(1),
  )
  return data.map((version) => version.id)
}

/** A former state of a row, with what ended it; the row is null before one that was added or restored. */
export type PastState = Version & { action: string; row: Json }

/** The last 200 states of a row, the first first. */
export const statesQuery = (table: ManagedTable, rowId: string) =>
  queryOptions({
    queryKey: ['staff', 'history', table, rowId, 'states'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<readonly PastState[]> => {
      const data = await ask(
        staffClient()
          .from('history')
          .select('id, action, row, changed_at, changed_by_name')
          .eq('table_name', table)
          .eq('row_id', rowId)
          .order('id', { ascending: false })
          .limit(200),
        signal,
      )
      return data.reverse()
    },
  })

/** A row before a change, by the version that ended it, and after it; `after` is undefined where it is as it is now. */
export const changeQuery = (table: ManagedTable, rowId: string, version: number) =>
  queryOptions({
    queryKey: ['staff', 'history', table, rowId, 'change', version],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<{ before: Json; after: Json | undefined }> => {
      const data = await ask(
        staffClient()
          .from('history')
          .select('row')
          .eq('table_name', table)
          .eq('row_id', rowId)
          .gte('id', version)
          .order('id')
          .limit(2),
        signal,
      )
      return { before: data[0]?.row ?? null, after: data[1]?.row }
    },
  })

/** The row as it was stored in a former state. */
export const formerRowQuery = (version: number) =>
  queryOptions({
    queryKey: ['staff', 'history', version],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<object> => {
      const { row } = await askRow(staffClient().from('history').select('row').eq('id', version), signal)
      return Object.fromEntries(Object.entries(row ?? {}))
    },
  })

/** The changes in all lists, by everybody or by one person's account, latest first, a page at a time (AUTH-5). */
export const recentChangesQuery = (by: string | null = null) =>
  infiniteQueryOptions({
    queryKey: ['staff', 'history', 'recent', by],
    staleTime: 0,
    initialPageParam: LATEST,
    queryFn: async ({ signal, pageParam }): Promise<{ changes: RecentChange[]; next: number | null }> => {
      const data = await ask(
        staffClient().rpc('recent_changes', { before: pageParam, ...(by && { only_by: by }) }),
        signal,
      )
      return { changes: data, next: data.length < SHOWN ? null : (data.at(-1)?.version ?? null) }
    },
    getNextPageParam: ({ next }) => next,
  })

/** Somebody who has changed content: the id of the account, and what colleagues see. */
export type Changer = { id: string; name: string }

/** All who ever changed anything, in the order of their names (STAFF-1). */
export const changersQuery = () =>
  queryOptions({
    queryKey: ['staff', 'history', 'changers'],
    queryFn: ({ signal }): Promise<readonly Changer[]> => ask(staffClient().rpc('history_authors'), signal),
  })

/** A page of the deleted rows of a table or of one parent, without those restored, latest first. */
export const deletedRowsQuery = (table: ManagedTable, parent: string | null, page: number) =>
  queryOptions({
    queryKey: ['staff', 'deleted', table, parent, page],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const asked = { table_name: table, page, page_size: PAGE_SIZE, ...(parent && { parent }) }
      const data = await ask(staffClient().rpc('deleted_rows', asked), signal)
      return { rows: data, total: data[0]?.total ?? 0 }
    },
  })

/** Restores a former state of a row, or a deleted row with all that was deleted with it. Throws AppError. */
export async function restoreVersion(version: number): Promise<void> {
  await explainRefusal(send(staffClient().rpc('restore_version', { version })))
}
