import { queryOptions, useQuery } from '@tanstack/react-query'
import { publicClient } from '@/data/public-client'
import { requestRows } from '@/data/request'

/** A list whose filters offer what the database has. */
export type ListWithOptions = 'rulings' | 'tax_decisions'

/** What a list can be filtered by: the values of each filter that occur; the years under `year`, latest first. */
const listOptionsQuery = (list: ListWithOptions) =>
  queryOptions({
    queryKey: [list, 'options'],
    queryFn: async ({ signal }) => {
      const { data } = await requestRows(
        (limited) => publicClient().rpc('get_list_options', { list }).abortSignal(limited),
        signal,
      )
      return Map.groupBy(data, ({ filter }) => filter)
    },
    select: (options) => new Map([...options].map(([filter, rows]) => [filter, rows.map(({ choice }) => choice)])),
  })

/** What a list can be filtered by. */
export const useListOptions = (list: ListWithOptions) => useQuery(listOptionsQuery(list))
