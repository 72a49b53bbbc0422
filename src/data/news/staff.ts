import { defineStaffTable, type ManagedRow } from '@/data/staff-table'
import type { NewsInput } from './schema'

/** What the list of staff says of each. */
export type NewsListed = ManagedRow & Pick<NewsInput, 'title' | 'category' | 'date'>
/** What its form is filled with. */
export type NewsRow = ManagedRow & NewsInput

/** Staff's reads and writes of news, newest first (ADM-3, ADM-4). */
export const news = defineStaffTable<NewsListed, NewsRow, NewsInput>({
  table: 'news',
  listed: 'id, updated_at, title, category, date',
  columns: 'id, updated_at, title, category, date, summary, content',
  order: [{ column: 'date', ascending: false }],
  searched: ['title', 'summary'],
})
