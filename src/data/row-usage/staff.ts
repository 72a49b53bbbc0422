import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { ask, type Call } from '@/data/ask'
import { staffClient } from '@/data/staff-client'
import type { TextPlace } from '@/data/text-place'

/** A text that cites or uses something; where links in it will lead nowhere, the words of those. */
type UsingPlace = TextPlace & { words?: readonly string[] }

/** The first texts that cite or use something, and how many there are. */
export type Usage = { places: readonly UsingPlace[]; total: number }

/** What a procedure answers that gives the first texts, each with how many there are in all. Throws like ask. */
export async function askUsage(call: Call<(UsingPlace & { total: number })[]>, signal?: AbortSignal): Promise<Usage> {
  const data = await ask(call, signal)
  return { places: data, total: data[0]?.total ?? 0 }
}

/** What cites or uses rows, asked before they are deleted and therefore never from the cache (STAFF-8). */
export const rowUsageQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['staff', 'usage', ids],
    staleTime: 0,
    gcTime: 0,
    // Staff may remove the link in another window and then come back to the question.
    refetchOnWindowFocus: true,
    queryFn: ({ signal }) => askUsage(staffClient().rpc('row_usage', { ids: [...ids] }), signal),
  })

/** Asks whether anything cites or uses one of these rows. Throws AppError. */
export function useIsUsed() {
  const client = useQueryClient()
  return async (ids: readonly string[]): Promise<boolean> => (await client.fetchQuery(rowUsageQuery(ids))).total > 0
}
