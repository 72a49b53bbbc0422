import { staffClient } from '@/data/staff-client'
import { defineStaffTable, type RowOf } from '@/data/staff-table'
import type { RelatedRulingInput } from './schema'

const rows = () => staffClient().from('related_rulings')
const COLUMNS = 'id, updated_at, section_id, title, url'

/** Staff's reads and writes of a section's related rulings (ADM-2, ADM-12). */
export const relatedRulings = defineStaffTable({
  table: 'related_rulings',
  listed: () => rows().select(COLUMNS, { count: 'exact' }),
  full: () => rows().select(COLUMNS),
  insert: (input: RelatedRulingInput) => rows().insert(input).select(COLUMNS),
  update: (input: Partial<RelatedRulingInput>) => rows().update(input).select(COLUMNS),
  order: { column: 'title', ascending: true },
  searched: ['title', 'url'],
  sorted: ['title'],
})

export type RelatedRulingRow = RowOf<typeof relatedRulings>
