import { staffClient } from '@/data/staff-client'
import { defineStaffTable, type ListedOf, type RowOf } from '@/data/staff-table'
import type { NewsInput } from './schema'

const rows = () => staffClient().from('news')
const COLUMNS = 'id, updated_at, title, category, date, summary, content'

/** Staff's reads and writes of news, newest first (ADM-3, ADM-4). */
export const news = defineStaffTable({
  table: 'news',
  listed: () => rows().select('id, updated_at, title, category, date', { count: 'exact' }),
  full: () => rows().select(COLUMNS),
  insert: (input: NewsInput) => rows().insert(input).select(COLUMNS),
  update: (input: Partial<NewsInput>) => rows().update(input).select(COLUMNS),
  order: { column: 'date', ascending: false },
  searched: ['title', 'summary'],
  sorted: ['title', 'category', 'date'],
})

export type NewsListed = ListedOf<typeof news>
export type NewsRow = RowOf<typeof news>
