import { queryOptions } from '@tanstack/react-query'
import { requestRows } from '@/data/request'
import { staffClient } from '@/data/staff-client'

/** What more than one reader of a day looked for in vain, how often in 90 days, and the last day, the latest first (SEARCH-9). */
export const vainSearchesQuery = () =>
  queryOptions({
    queryKey: ['staff', 'vain searches'],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await requestRows((limited) => staffClient().rpc('get_vain_searches').abortSignal(limited), signal)).data,
  })
