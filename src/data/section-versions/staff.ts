import { staffClient } from '@/data/staff-client'
import { defineStaffTable, type RowOf } from '@/data/staff-table'
import type { SectionVersionInput } from './schema'

const rows = () => staffClient().from('section_versions')
const COLUMNS = 'id, updated_at, section_id, title, content, text_as_of, text_precision, from_day, to_day, note'

/** What the client writes: not the section of a text that is there. */
const changes = ({ section_id: _, ...input }: Partial<SectionVersionInput>) => input

/** Staff's reads and writes of what a section said before, latest first (TIME-3). */
export const sectionVersions = defineStaffTable({
  table: 'section_versions',
  listed: () => rows().select('id, updated_at, title, from_day, to_day, note', { count: 'exact' }),
  full: () => rows().select(COLUMNS),
  insert: (input: SectionVersionInput) => rows().insert(input).select(COLUMNS),
  update: (input: Partial<SectionVersionInput>) => rows().update(changes(input)).select(COLUMNS),
  order: { column: 'to_day', ascending: false },
  searched: ['title', 'note'],
  day: 'to_day',
})

export type SectionVersionRow = RowOf<typeof sectionVersions>
