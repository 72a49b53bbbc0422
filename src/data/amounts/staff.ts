import { staffClient } from '@/data/staff-client'
import { defineStaffTable, type RowOf } from '@/data/staff-table'
import type { AmountInput } from './schema'

const COLUMNS = 'id, updated_at, kind, effective_from, amount, unit, period, note, source, title'

const rows = () => staffClient().from('amounts')

/** Staff's reads and writes of rates and amounts, latest first, one of a kind per day (ADM-12, TOOL-1). */
export const amounts = defineStaffTable({
  table: 'amounts',
  listed: () => rows().select(COLUMNS, { count: 'exact' }),
  full: () => rows().select(COLUMNS),
  insert: (input: AmountInput) => rows().insert(input).select(COLUMNS),
  update: (input: Partial<AmountInput>) => rows().update(input).select(COLUMNS),
  order: { column: 'effective_from', ascending: false },
  searched: ['title', 'day', 'note'],
  day: 'effective_from',
  sorted: ['effective_from', 'amount'],
})

/** An amount in its list and its form; its title reads like "VAT rate: 18% from 1 January 2025". */
export type AmountRow = RowOf<typeof amounts>
