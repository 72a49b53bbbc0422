import { queryOptions } from '@tanstack/react-query'
import { publicClient } from '@/data/public-client'
import { requestRows } from '@/data/request'

/** How much there is of each kind, in which groups, and its latest day (READ-2). */
export const contentCountsQuery = () =>
  queryOptions({
    queryKey: ['counts'],
    queryFn: async ({ signal }) => {
      const { data } = await requestRows(
        async (limited) => (await publicClient()).rpc('get_content_counts').abortSignal(limited),
        signal,
      )
      return data
    },
  })
