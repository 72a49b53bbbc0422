import { requestRows } from '@/data/request'
import { staffClient } from '@/data/staff-client'
import { staffPageQuery } from '@/data/staff-page'
import { defineStaffTable, type ListedOf, MOST_AT_ONCE, type RowOf, type RowsAsked } from '@/data/staff-table'
import type { SectionInput } from './schema'

const rows = () => staffClient().from('sections')
const COLUMNS =
  'id, updated_at, chapter_id, title, content, order, text_as_of, text_precision, unchanged_to, changes_noted_to, in_force_from, notice, asked_as, paragraphs'

const table = defineStaffTable({
  table: 'sections',
  listed: () => rows().select('id, updated_at, title, order', { count: 'exact' }),
  full: () => rows().select(COLUMNS),
  insert: (input: SectionInput) => rows().insert(input).select(COLUMNS),
  update: (input: Partial<SectionInput>) => rows().update(input).select(COLUMNS),
  order: { column: 'order', ascending: true },
  searched: ['title', 'plain'],
})

export type SectionListed = ListedOf<typeof table>
export type SectionRow = RowOf<typeof table>

const search = (args: { q: string; only_chapter?: string }) =>
  staffClient().rpc('search_sections', args, { count: 'exact' })

/** Staff's reads and writes of sections, in reading order; a search also finds section numbers (ADM-2, ADM-11). */
export const sections: typeof table = {
  ...table,
  pageQuery: (asked) =>
    asked.q
      ? staffPageQuery<SectionListed, RowsAsked>('sections', asked, ({ q, only }) =>
          search({ q, only_chapter: only.chapter_id }),
        )
      : table.pageQuery(asked),
  firstRows: async (asked) => {
    if (!asked.q) return table.firstRows(asked)
    const found = search({ q: asked.q, only_chapter: asked.only.chapter_id })
    return (await requestRows((limited) => found.range(0, MOST_AT_ONCE - 1).abortSignal(limited))).data
  },
}

/** The first sections of any chapter that q names by number, or whose title holds every word of it (ADM-11). */
export const foundSectionsQuery = (q: string) => staffPageQuery('found sections', { q, page: 1 }, () => search({ q }))
