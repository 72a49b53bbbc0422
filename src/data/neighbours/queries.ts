import { queryOptions, useQuery } from '@tanstack/react-query'
import { publicClient } from '@/data/public-client'
import { requestRows } from '@/data/request'
import { isUuid } from '@/data/uuid'
import type { FeedKind } from '@/lib/feed-kinds'

/** What an item stands between in its list, by date: "later" and "earlier", as far as there are any (READ-3). */
export const neighboursQuery = (type: FeedKind, id: string) =>
  queryOptions({
    queryKey: ['neighbours', type, id],
    queryFn: async ({ signal }) => {
      if (!isUuid(id)) return []
      const { data } = await requestRows(
        async (limited) =>
          (await publicClient()).rpc('get_neighbours', { item_type: type, item_id: id }).abortSignal(limited),
        signal,
      )
      return data
    },
  })

/** The hook of neighboursQuery. */
export const useNeighbours = (type: FeedKind, id: string) => useQuery(neighboursQuery(type, id))
