import { staffClient } from '@/data/staff-client'
import { staffPageQuery } from '@/data/staff-page'
import { holding } from '@/data/staff-search'
import { defineStaffTable, type ListedOf, type RowOf } from '@/data/staff-table'
import type { FaqInput } from './schema'

const rows = () => staffClient().from('faqs')
const COLUMNS = 'id, updated_at, category_id, question, answer, order, is_enabled, asked_as'

/** Staff's reads and writes of FAQs, enabled or not, in their order (ADM-6). */
export const faqs = defineStaffTable({
  table: 'faqs',
  listed: () => rows().select('id, updated_at, question, answer, is_enabled, view_count', { count: 'exact' }),
  full: () => rows().select(COLUMNS),
  insert: (input: FaqInput) => rows().insert(input).select(COLUMNS),
  update: (input: Partial<FaqInput>) => rows().update(input).select(COLUMNS),
  order: { column: 'order', ascending: true },
  searched: ['question', 'plain'],
})

export type FaqListed = ListedOf<typeof faqs>
export type FaqRow = RowOf<typeof faqs>

/** The first FAQs of any category whose question holds every word of q, each with its category (ADM-11). */
export const foundFaqsQuery = (q: string) =>
  staffPageQuery('found faqs', { q, page: 1 }, () => {
    const rows = staffClient().from('faqs').select('id, question, faq_categories!inner(id, name)', { count: 'exact' })
    return holding(rows, ['question'], q).order('question').order('id')
  })
