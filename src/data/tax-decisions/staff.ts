import { staffClient } from '@/data/staff-client'
import { defineStaffTable, type ListedOf, type RowOf } from '@/data/staff-table'
import type { TaxDecisionInput } from './schema'

const rows = () => staffClient().from('tax_decisions')
const COLUMNS =
  'id, updated_at, title, authority, date, field, subject, summary, content, facts, request, arrangement, position, key_notes, pdf_url'

/** Staff's reads and writes of tax decisions, newest first (ADM-3, ADM-4). A change writes all parts. */
export const taxDecisions = defineStaffTable({
  table: 'tax_decisions',
  listed: () => rows().select('id, updated_at, title, subject, authority, date', { count: 'exact' }),
  full: () => rows().select(COLUMNS),
  insert: (input: TaxDecisionInput) => rows().insert(input).select(COLUMNS),
  update: (input: Partial<TaxDecisionInput>) => rows().update(input).select(COLUMNS),
  order: { column: 'date', ascending: false },
  searched: ['title', 'subject', 'summary', 'field'],
  sorted: ['title', 'authority', 'date'],
})

export type TaxDecisionListed = ListedOf<typeof taxDecisions>
export type TaxDecisionRow = RowOf<typeof taxDecisions>
