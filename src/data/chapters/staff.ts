import { queryOptions } from '@tanstack/react-query'
import { requestRows } from '@/data/request'
import { staffClient } from '@/data/staff-client'
import { defineStaffTable, type RowOf } from '@/data/staff-table'
import type { ChapterInput } from './schema'

const rows = () => staffClient().from('chapters')
const COLUMNS = 'id, updated_at, title, type, order'

/** Staff's reads and writes of chapters, in reading order (ADM-1). */
export const chapters = defineStaffTable({
  table: 'chapters',
  listed: () => rows().select(COLUMNS, { count: 'exact' }),
  full: () => rows().select(COLUMNS),
  insert: (input: ChapterInput) => rows().insert(input).select(COLUMNS),
  update: (input: Partial<ChapterInput>) => rows().update(input).select(COLUMNS),
  order: { column: 'order', ascending: true },
  searched: ['title'],
})

export type ChapterRow = RowOf<typeof chapters>

/** How many chapters each text of the law has, by its type (STAFF-5). Throws AppError. */
export const chapterCountsQuery = () =>
  queryOptions({
    queryKey: ['staff', 'chapters', 'counts'],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, number>> => {
      const { data } = await requestRows((limited) => rows().select('type').abortSignal(limited), signal)
      return new Map([...Map.groupBy(data, ({ type }) => type)].map(([type, ofType]) => [type, ofType.length]))
    },
  })
