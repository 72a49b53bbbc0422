import { defineStaffTable, type ManagedRow } from '@/data/staff-table'
import type { RulingInput } from './schema'

/** What the list of staff says of each. */
export type RulingListed = ManagedRow & Pick<RulingInput, 'title' | 'court' | 'date'>
/** What its form is filled with. */
export type RulingRow = ManagedRow & RulingInput

/** Staff's reads and writes of rulings, newest first (ADM-3, ADM-4). */
export const rulings = defineStaffTable<RulingListed, RulingRow, RulingInput>({
  table: 'rulings',
  listed: 'id, updated_at, title, court, date',
  columns: 'id, updated_at, title, court, date, summary, content, key_points, pdf_url',
  order: [{ column: 'date', ascending: false }],
  searched: ['title', 'court', 'summary'],
})
