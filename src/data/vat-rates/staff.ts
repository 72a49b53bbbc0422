import { AppError } from '@/data/errors'
import { defineStaffTable, type ManagedRow } from '@/data/staff-table'
import type { VatRateInput } from './schema'

/** A rate in its list and in its form; its title is what it is called: "18% from 1 January 2025". */
export type VatRateRow = ManagedRow & VatRateInput & { title: string }

const COLUMNS = 'id, updated_at, effective_from, rate, note, title'

const table = defineStaffTable<VatRateRow, VatRateRow, VatRateInput>({
  table: 'vat_rates',
  listed: COLUMNS,
  columns: COLUMNS,
  order: [{ column: 'effective_from', ascending: false }],
  searched: ['title', 'day', 'note'],
})

/** Staff's reads and writes of the rates of VAT, the latest first (ADM-12). A day has one rate. */
export const vatRates: typeof table = {
  ...table,
  create: (input) => saySameDay(table.create(input)),
  update: (row, input) => saySameDay(table.update(row, input)),
}

async function saySameDay<Data>(answer: Promise<Data>): Promise<Data> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'duplicate') throw error
    throw new AppError('duplicate', SAME_DAY, { code: error.code, cause: error })
  }
}
const SAME_DAY = 'Another rate takes effect on this day already. Change that one, or choose another day.'
