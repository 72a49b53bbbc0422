import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { publicClient } from '../public-client'
import { request } from '../request'

/** How many hits a page of results shows (spec 9). */
export const RESULTS_PER_PAGE = 10

/** One hit; its highlight is HTML with the matches marked (SEARCH-3). */
export type SearchHit = { id: string; type: string; title: string; url: string; highlight: string }

/** A page of hits, how many there are in all (or "more than" so many), and what may have been meant instead. */
export type SearchAnswer = { results: SearchHit[]; total: number; more: boolean; suggestion: string | null }

/**
 * One page of what the database finds for a query (SEARCH-4): found, ranked and excerpted there.
 * @param query trimmed; an empty one finds nothing and is not asked
 */
export const searchQuery = (query: string, page: number) =>
  queryOptions({
    queryKey: ['search', query, page],
    placeholderData: keepPreviousData,
    enabled: query !== '',
    queryFn: async ({ signal }) => {
      const { data } = await request(
        (limited) =>
          publicClient().rpc('search_content', { query, page, page_size: RESULTS_PER_PAGE }).abortSignal(limited),
        signal,
      )
      return readAnswer(data)
    },
  })

/** One page of what the database finds for a query. */
export const useSearch = (query: string, page: number) => useQuery(searchQuery(query, page))

// The procedure answers one JSON object, which the generated types cannot describe.
function readAnswer(data: unknown): SearchAnswer {
  const { results, total, more, suggestion } = fieldsOf(data)
  return {
    results: Array.isArray(results) ? results.map(readHit) : [],
    total: Number(total ?? 0),
    more: more === true,
    suggestion: typeof suggestion === 'string' ? suggestion : null,
  }
}

function readHit(data: unknown): SearchHit {
  const { id, type, title, url, highlight } = fieldsOf(data)
  return { id: String(id), type: String(type), title: String(title), url: String(url), highlight: String(highlight) }
}

function fieldsOf(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? { ...data } : {}
}
