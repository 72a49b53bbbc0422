import { staffClient } from '@/data/staff-client'
import { defineStaffTable, type ListedOf, type RowOf } from '@/data/staff-table'
import type { TermInput } from './schema'

const rows = () => staffClient().from('terms')
const COLUMNS =
  'id, updated_at, term, variants, hebrew, transliterations, definition, defined_in, note, is_marked, except_in'

/** Staff's reads and writes of the defined terms, by their English words (TERM-1). */
export const terms = defineStaffTable({
  table: 'terms',
  listed: () => rows().select('id, updated_at, term, hebrew, definition, note, is_marked', { count: 'exact' }),
  full: () => rows().select(COLUMNS),
  insert: (input: TermInput) => rows().insert(input).select(COLUMNS),
  update: (input: Partial<TermInput>) => rows().update(input).select(COLUMNS),
  order: { column: 'term', ascending: true },
  searched: ['term', 'hebrew', 'definition', 'note'],
  sorted: ['term', 'hebrew'],
})

export type TermListed = ListedOf<typeof terms>
export type TermRow = RowOf<typeof terms>
