import { request, requestRows } from '@/data/request'
import { staffClient } from '@/data/staff-client'
import type { ManagedTable, RowsAsked } from '@/data/staff-table'
import { explainRefusal } from '@/data/staff-write'

/** Moves a row to the place of `target`. Throws AppError, also when somebody else has changed the list meanwhile. */
export async function moveRow(table: ManagedTable, only: RowsAsked['only'], id: string, target: string): Promise<void> {
  const { data } = await requestRows((limited) => {
    let call = staffClient().from(table).select('id')
    for (const [column, value] of Object.entries(only)) call = call.eq(column, value)
    return call.order('order').order('id').abortSignal(limited)
  })
  const ids = data.map((row) => row.id)
  const from = ids.indexOf(id)
  const to = ids.indexOf(target)
  const moved = from < 0 || to < 0 ? ids : ids.toSpliced(from, 1).toSpliced(to, 0, id)
  const answer = request((limited) =>
    staffClient().rpc('reorder_rows', { list: table, ids: moved }).abortSignal(limited),
  )
  await explainRefusal(answer)
}
