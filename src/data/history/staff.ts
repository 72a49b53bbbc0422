import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Json } from '../database.types'
import { request } from '../request'
import { staffClient } from '../staff-client'
import type { ManagedTable } from '../staff-table'

/** Which former state of a row there is, and who ended it when (DATA-6). */
export type Version = { id: number; changed_at: string; changed_by_email: string | null }

/** How many versions, or deleted rows, are shown at a time. */
const SHOWN = 20

/** The former states of a row, the latest first. */
export const versionsQuery = (table: ManagedTable, rowId: string) =>
  queryOptions({
    queryKey: ['staff', 'history', table, rowId],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Version[]> => {
      const { data } = await request(
        (limited) =>
          staffClient()
            .from('history')
            .select('id, changed_at, changed_by_email')
            .eq('table_name', table)
            .eq('row_id', rowId)
            .order('id', { ascending: false })
            .limit(SHOWN)
            .abortSignal(limited),
        signal,
      )
      return data
    },
  })

/** What a row was in a former state, as it was stored. */
export const formerRowQuery = (version: number) =>
  queryOptions({
    queryKey: ['staff', 'history', version],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Json> => {
      const { data } = await request(
        (limited) => staffClient().from('history').select('row').eq('id', version).abortSignal(limited).single(),
        signal,
      )
      return data.row
    },
  })

/** What was deleted from a table and is not there again, the latest first; of one parent where it is named. */
export const deletedRowsQuery = (table: ManagedTable, parent: string | null, page: number) =>
  queryOptions({
    queryKey: ['staff', 'deleted', table, parent, page],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const asked = { table_name: table, page, page_size: SHOWN, ...(parent && { parent }) }
      const { data } = await request((limited) => staffClient().rpc('deleted_rows', asked).abortSignal(limited), signal)
      return { rows: data, pages: Math.ceil((data[0]?.total ?? 0) / SHOWN) }
    },
  })

/** Brings back a former state of a row, or a deleted row with all that went with it. @throws AppError */
export async function restoreVersion(version: number): Promise<void> {
  await request((limited) => staffClient().rpc('restore_version', { version }).abortSignal(limited))
}
