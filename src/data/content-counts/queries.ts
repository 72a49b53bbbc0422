import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import { publicClient } from '@/data/public-client'

/** How much there is of each kind, in which groups, and its latest day (READ-2). */
export const contentCountsQuery = () =>
  queryOptions({
    queryKey: ['counts'],
    queryFn: async ({ signal }) => ask((await publicClient()).rpc('get_content_counts'), signal),
  })
