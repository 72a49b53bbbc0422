import { staffClient } from '@/data/staff-client'
import { staffPageQuery } from '@/data/staff-page'
import { holding } from '@/data/staff-search'
import { defineStaffTable } from '@/data/staff-table'

/** Staff's list of FAQs, enabled or not, in their order (ADM-6). */
export const faqs = defineStaffTable({
  table: 'faqs',
  listed: ['question', 'answer', 'is_enabled', 'view_count'],
  order: { column: 'order', ascending: true },
  searched: ['question', 'plain'],
})

/** The first FAQs of any category whose question holds every word of q, each with its category (ADM-11). */
export const foundFaqsQuery = (q: string) =>
  staffPageQuery('found faqs', { q, page: 1 }, () => {
    const rows = staffClient().from('faqs').select('id, question, faq_categories!inner(id, name)', { count: 'exact' })
    return holding(rows, ['question'], q).order('question').order('id')
  })
