import { staffClient } from '@/data/staff-client'
import { staffPageQuery } from '@/data/staff-page'
import { holding } from '@/data/staff-search'
import { defineStaffTable, type ManagedRow } from '@/data/staff-table'
import type { SectionInput } from './schema'

/** What the list of staff says of each. */
export type SectionListed = ManagedRow & Pick<SectionInput, 'title' | 'order' | 'date_updated'>
/** What its form is filled with. */
export type SectionRow = ManagedRow & SectionInput

/** Staff's reads and writes of sections, in reading order (ADM-2). */
export const sections = defineStaffTable<SectionListed, SectionRow, SectionInput>({
  table: 'sections',
  listed: 'id, updated_at, title, order, date_updated',
  columns: 'id, updated_at, chapter_id, title, content, order, date_updated',
  order: [{ column: 'order', ascending: true }],
  searched: ['title', 'plain'],
})

/** The first sections, of whatever chapter, whose title holds every word of q, each with its chapter (ADM-11). */
export const foundSectionsQuery = (q: string) =>
  staffPageQuery('found sections', { q, page: 1 }, () => {
    const rows = staffClient().from('sections').select('id, title, chapters!inner(id, title, type)', { count: 'exact' })
    return holding(rows, ['title'], q).order('title').order('id')
  })
