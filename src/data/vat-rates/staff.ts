import { staffClient } from '@/data/staff-client'
import { defineStaffTable, type RowOf } from '@/data/staff-table'
import type { VatRateInput } from './schema'

const COLUMNS = 'id, updated_at, effective_from, rate, note, title'

const rows = () => staffClient().from('vat_rates')

/** Staff's reads and writes of the VAT rates, latest first, one per day (ADM-12). */
export const vatRates = defineStaffTable({
  table: 'vat_rates',
  listed: () => rows().select(COLUMNS, { count: 'exact' }),
  full: () => rows().select(COLUMNS),
  insert: (input: VatRateInput) => rows().insert(input).select(COLUMNS),
  update: (input: Partial<VatRateInput>) => rows().update(input).select(COLUMNS),
  order: { column: 'effective_from', ascending: false },
  searched: ['title', 'day', 'note'],
  day: 'effective_from',
  sorted: ['effective_from', 'rate'],
})

/** A rate in its list and its form; its title reads like "18% from 1 January 2025". */
export type VatRateRow = RowOf<typeof vatRates>
