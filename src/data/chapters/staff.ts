import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import { staffClient } from '@/data/staff-client'
import { defineStaffTable } from '@/data/staff-table'

/** Staff's list of chapters, in reading order (ADM-1). */
export const chapters = defineStaffTable({
  table: 'chapters',
  listed: ['title', 'type', 'order'],
  order: { column: 'order', ascending: true },
  searched: ['title'],
})

/** How many chapters each text of the law has, by its type (STAFF-5). Throws AppError. */
export const chapterCountsQuery = () =>
  queryOptions({
    queryKey: ['staff', 'chapters', 'counts'],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, number>> => {
      const data = await ask(staffClient().from('chapters').select('type'), signal)
      return new Map([...Map.groupBy(data, ({ type }) => type)].map(([type, ofType]) => [type, ofType.length]))
    },
  })
