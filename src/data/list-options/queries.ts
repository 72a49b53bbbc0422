import { queryOptions, useQuery } from '@tanstack/react-query'
import { publicClient } from '@/data/public-client'
import { requestRows } from '@/data/request'

export type ListWithOptions = 'rulings' | 'tax_decisions'

const listOptionsQuery = (list: ListWithOptions) =>
  queryOptions({
    queryKey: [list, 'options'],
    queryFn: async ({ signal }) => {
      const { data } = await requestRows(
        async (limited) => (await publicClient()).rpc('get_list_options', { list }).abortSignal(limited),
        signal,
      )
      return Map.groupBy(data, ({ filter }) => filter)
    },
    select: (options) => new Map([...options].map(([filter, rows]) => [filter, rows.map(({ choice }) => choice)])),
  })

/** The values that occur in each filter of a list, by the filter's name; under `year` the years, latest first. */
export const useListOptions = (list: ListWithOptions) => useQuery(listOptionsQuery(list))
