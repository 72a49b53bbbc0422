import { staffClient } from '@/data/staff-client'
import { defineStaffTable, type RowOf } from '@/data/staff-table'
import type { FaqCategoryInput } from './schema'

const rows = () => staffClient().from('faq_categories')
const COLUMNS = 'id, updated_at, name, order'

/** Staff's reads and writes of FAQ categories, in their order (ADM-5). */
export const faqCategories = defineStaffTable({
  table: 'faq_categories',
  listed: () => rows().select(COLUMNS, { count: 'exact' }),
  full: () => rows().select(COLUMNS),
  insert: (input: FaqCategoryInput) => rows().insert(input).select(COLUMNS),
  update: (input: Partial<FaqCategoryInput>) => rows().update(input).select(COLUMNS),
  order: { column: 'order', ascending: true },
  searched: ['name'],
})

export type FaqCategoryRow = RowOf<typeof faqCategories>
