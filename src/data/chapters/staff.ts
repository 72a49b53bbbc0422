import { defineStaffTable, type ManagedRow } from '@/data/staff-table'
import type { ChapterInput } from './schema'

/** A chapter, in the list of staff and in its form. */
export type ChapterRow = ManagedRow & ChapterInput

/** Staff's reads and writes of chapters, in reading order (ADM-1). */
export const chapters = defineStaffTable<ChapterRow, ChapterRow, ChapterInput>({
  table: 'chapters',
  listed: 'id, updated_at, title, type, order',
  columns: 'id, updated_at, title, type, order',
  order: [{ column: 'order', ascending: true }],
  searched: ['title'],
})
