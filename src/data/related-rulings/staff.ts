import { defineStaffTable, type ManagedRow } from '@/data/staff-table'
import type { RelatedRulingInput } from './schema'

/** A related ruling, in the list of staff and in its form. */
export type RelatedRulingRow = ManagedRow & RelatedRulingInput

/** Staff's reads and writes of a section's related rulings (ADM-2, ADM-12). */
export const relatedRulings = defineStaffTable<RelatedRulingRow, RelatedRulingRow, RelatedRulingInput>({
  table: 'related_rulings',
  listed: 'id, updated_at, section_id, title, url',
  columns: 'id, updated_at, section_id, title, url',
  order: [{ column: 'title', ascending: true }],
  searched: ['title', 'url'],
})
