import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { requestRows } from '@/data/request'
import { staffClient } from '@/data/staff-client'
import type { TextPlace } from '@/data/text-place'

/** A row that was found; `url` is its page on the site, null if it has none. Its kind may also be "file". */
export type FoundText = TextPlace & { url: string | null }

/**
 * The rows that a number or words name, in all lists of staff's or of one kind, best first (READ-8); an empty query is not
 * sent.
 */
export const findTextsQuery = (query: string, only?: string) =>
  queryOptions({
    queryKey: ['staff', 'find', query, only ?? null],
    staleTime: 0,
    placeholderData: keepPreviousData,
    enabled: query !== '',
    // The next letter asks again.
    retry: false,
    queryFn: async ({ signal }): Promise<FoundText[]> => {
      const { data } = await requestRows(
        (limited) =>
          staffClient()
            .rpc('find_texts', { query, ...(only && { only_kind: only }) })
            .abortSignal(limited),
        signal,
      )
      return data
    },
  })
