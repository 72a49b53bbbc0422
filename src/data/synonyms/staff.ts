import { staffClient } from '@/data/staff-client'
import { defineStaffTable, type RowOf } from '@/data/staff-table'
import type { SynonymInput } from './schema'

const COLUMNS = 'id, updated_at, typed, means, is_mutual'

const rows = () => staffClient().from('synonyms')

/** Staff's reads and writes of what readers type where the texts have other words, by the alphabet (SEARCH-9). */
export const synonyms = defineStaffTable({
  table: 'synonyms',
  listed: () => rows().select(COLUMNS, { count: 'exact' }),
  full: () => rows().select(COLUMNS),
  insert: (input: SynonymInput) => rows().insert(input).select(COLUMNS),
  update: (input: Partial<SynonymInput>) => rows().update(input).select(COLUMNS),
  order: { column: 'typed', ascending: true },
  searched: ['words'],
  sorted: ['typed'],
})

export type SynonymRow = RowOf<typeof synonyms>
