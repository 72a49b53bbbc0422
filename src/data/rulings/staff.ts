import { staffClient } from '@/data/staff-client'
import { defineStaffTable, type ListedOf, type RowOf } from '@/data/staff-table'
import type { RulingInput } from './schema'

const rows = () => staffClient().from('rulings')
const COLUMNS =
  'id, updated_at, title, number, court, judge, date, holding, outcome, summary, content, key_points, pdf_url'

/** Staff's reads and writes of rulings, newest first (ADM-3, ADM-4). */
export const rulings = defineStaffTable({
  table: 'rulings',
  listed: () => rows().select('id, updated_at, title, number, court, date', { count: 'exact' }),
  full: () => rows().select(COLUMNS),
  insert: (input: RulingInput) => rows().insert(input).select(COLUMNS),
  update: (input: Partial<RulingInput>) => rows().update(input).select(COLUMNS),
  order: { column: 'date', ascending: false },
  searched: ['title', 'number', 'court', 'summary'],
  sorted: ['title', 'court', 'date'],
})

export type RulingListed = ListedOf<typeof rulings>
export type RulingRow = RowOf<typeof rulings>
