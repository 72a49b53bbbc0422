import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import { staffClient } from '@/data/staff-client'

/** What more than one reader of a day looked for in vain, how often in 90 days, and the last day, the latest first (SEARCH-9). */
export const vainSearchesQuery = () =>
  queryOptions({
    queryKey: ['staff', 'vain searches'],
    staleTime: 0,
    queryFn: ({ signal }) => ask(staffClient().rpc('get_vain_searches'), signal),
  })
