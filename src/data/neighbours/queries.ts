import { queryOptions, useQuery } from '@tanstack/react-query'
import { publicClient } from '@/data/public-client'
import { requestRows } from '@/data/request'
import { isUuid } from '@/data/uuid'
import type { ItemKind } from '@/kinds/kinds'

/** What each of these items stands between in its list, by date: "later" and "earlier", as far as there are any (READ-3). */
export async function readNeighbours(item_type: ItemKind, item_ids: string[], signal?: AbortSignal) {
  const { data } = await requestRows(
    async (limited) => (await publicClient()).rpc('get_neighbours', { item_type, item_ids }).abortSignal(limited),
    signal,
  )
  return data
}

/** The neighbours of one item. */
export const neighboursQuery = (type: ItemKind, id: string) =>
  queryOptions({
    queryKey: ['neighbours', type, id],
    queryFn: async ({ signal }) => (isUuid(id) ? readNeighbours(type, [id], signal) : []),
  })

/** The hook of neighboursQuery. */
export const useNeighbours = (type: ItemKind, id: string) => useQuery(neighboursQuery(type, id))
