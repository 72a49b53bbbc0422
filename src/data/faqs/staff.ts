import { defineStaffTable, type ManagedRow } from '../staff-table'
import type { FaqInput } from './schema'

/** What the list of staff says of each. */
export type FaqListed = ManagedRow & Pick<FaqInput, 'question' | 'answer' | 'is_enabled'> & { view_count: number }
/** What its form is filled with. */
export type FaqRow = ManagedRow & FaqInput

/** Staff's reads and writes of FAQs, those that are not enabled among them, in their order (ADM-6). */
export const faqs = defineStaffTable<FaqListed, FaqRow, FaqInput>({
  table: 'faqs',
  listed: 'id, updated_at, question, answer, is_enabled, view_count',
  columns: 'id, updated_at, category_id, question, answer, order, is_enabled',
  order: [{ column: 'order', ascending: true }],
  searched: ['question', 'plain'],
})
