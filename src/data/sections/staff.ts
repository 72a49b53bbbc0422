import { staffClient } from '@/data/staff-client'
import { staffPageQuery } from '@/data/staff-page'
import { holding } from '@/data/staff-search'
import { defineStaffTable, type ListedOf, type RowOf } from '@/data/staff-table'
import type { SectionInput } from './schema'

const rows = () => staffClient().from('sections')
const COLUMNS = 'id, updated_at, chapter_id, title, content, order, date_updated'

/** Staff's reads and writes of sections, in reading order (ADM-2). */
export const sections = defineStaffTable({
  table: 'sections',
  listed: () => rows().select('id, updated_at, title, order, date_updated', { count: 'exact' }),
  full: () => rows().select(COLUMNS),
  insert: (input: SectionInput) => rows().insert(input).select(COLUMNS),
  update: (input: Partial<SectionInput>) => rows().update(input).select(COLUMNS),
  order: { column: 'order', ascending: true },
  searched: ['title', 'plain'],
})

/** What the list of staff says of each. */
export type SectionListed = ListedOf<typeof sections>
/** What its form is filled with. */
export type SectionRow = RowOf<typeof sections>

/** The first sections, of whatever chapter, whose title holds every word of q, each with its chapter (ADM-11). */
export const foundSectionsQuery = (q: string) =>
  staffPageQuery('found sections', { q, page: 1 }, () => {
    const rows = staffClient().from('sections').select('id, title, chapters!inner(id, title, type)', { count: 'exact' })
    return holding(rows, ['title'], q).order('title').order('id')
  })
