import { staffClient } from '@/data/staff-client'
import { staffPageQuery } from '@/data/staff-page'
import { holding } from '@/data/staff-search'
import { defineStaffTable, type ManagedRow } from '@/data/staff-table'
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

/** The first FAQs, of whatever category, whose question holds every word of q, each with its category (ADM-11). */
export const foundFaqsQuery = (q: string) =>
  staffPageQuery('found faqs', { q, page: 1 }, () => {
    const rows = staffClient().from('faqs').select('id, question, faq_categories!inner(id, name)', { count: 'exact' })
    return holding(rows, ['question'], q).order('question').order('id')
  })
