import { useQuery } from '@tanstack/react-query'
import { type RowFacts, rowFactsQuery } from '@/data/row-facts/staff'
import type { ManagedRow } from '@/data/staff-table'
import type { Manager } from '@/office/manager'

/** What is asked for beside rows, by id; nothing until it is there, and where the manager asks for nothing (STAFF-5). */
export function useRowFacts<Listed extends ManagedRow, Row extends ManagedRow, Input extends object>(
  { table, hasFacts = false }: Manager<Listed, Row, Input>,
  rows: readonly Listed[],
): ReadonlyMap<string, RowFacts> | undefined {
  const ids = rows.map(({ id }) => id)
  return useQuery({ ...rowFactsQuery(table.table, ids), enabled: hasFacts && ids.length > 0 }).data
}
