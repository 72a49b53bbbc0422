import { ask } from '@/data/ask'
import { formRows } from '@/data/row-writes'
import { staffClient } from '@/data/staff-client'
import { staffPageQuery } from '@/data/staff-page'
import { defineStaffTable, type ListedOf, MOST_AT_ONCE, type RowsAsked, type RowWith } from '@/data/staff-table'

const table = defineStaffTable({
  table: 'sections',
  listed: ['title', 'order'],
  order: { column: 'order', ascending: true },
  searched: ['title', 'plain'],
})

type SectionListed = ListedOf<typeof table>

const COLUMNS = ['chapter_id', 'title', 'content', 'order'] as const

/** A section's words and its place, or null when it is gone; what else its form has is not read. */
export const { rowQuery: sectionQuery } = formRows<RowWith<'sections', (typeof COLUMNS)[number]>>('sections', COLUMNS)

const search = (args: { q: string; only_chapter?: string }) =>
  staffClient().rpc('search_sections', args, { count: 'exact' })

/** Staff's list of sections, in reading order; a search also finds section numbers (ADM-2, ADM-11). */
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
    return ask(found.range(0, MOST_AT_ONCE - 1))
  },
}

/** The first sections of any chapter that q names by number, or whose title holds every word of it (ADM-11). */
export const foundSectionsQuery = (q: string) => staffPageQuery('found sections', { q, page: 1 }, () => search({ q }))
