import { defineStaffTable, type ManagedRow } from '@/data/staff-table'
import type { TaxDecisionInput } from './schema'

/** What the list of staff says of each. */
export type TaxDecisionListed = ManagedRow & Pick<TaxDecisionInput, 'title' | 'subject' | 'authority' | 'date'>
/** What its form is filled with. */
export type TaxDecisionRow = ManagedRow & TaxDecisionInput

/** Staff's reads and writes of tax decisions, newest first (ADM-3, ADM-4). A change writes all parts, so that none is lost. */
export const taxDecisions = defineStaffTable<TaxDecisionListed, TaxDecisionRow, TaxDecisionInput>({
  table: 'tax_decisions',
  listed: 'id, updated_at, title, subject, authority, date',
  columns:
    'id, updated_at, title, authority, date, field, subject, summary, content, facts, request, arrangement, position, key_notes, pdf_url',
  order: [{ column: 'date', ascending: false }],
  searched: ['title', 'subject', 'summary', 'field'],
})
