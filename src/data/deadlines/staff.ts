import { staffClient } from '@/data/staff-client'
import { defineStaffTable, type RowOf } from '@/data/staff-table'
import type { DeadlineInput } from './schema'

const COLUMNS = 'id, updated_at, key, event, reporting, title, span, unit, rule, provisions, caution, asked_as, order'

const rows = () => staffClient().from('deadlines')

/** Staff's reads and writes of deadlines, in the order in which readers find them (TOOL-4). */
export const deadlines = defineStaffTable({
  table: 'deadlines',
  listed: () => rows().select(COLUMNS, { count: 'exact' }),
  full: () => rows().select(COLUMNS),
  insert: (input: DeadlineInput) => rows().insert(input).select(COLUMNS),
  update: (input: Partial<DeadlineInput>) => rows().update(input).select(COLUMNS),
  order: { column: 'order', ascending: true },
  searched: ['title', 'rule', 'caution'],
})

export type DeadlineRow = RowOf<typeof deadlines>
