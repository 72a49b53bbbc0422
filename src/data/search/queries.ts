import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { askAs } from '@/data/ask'
import { publicClient } from '@/data/public-client'
import type { ContentKind } from '@/names/kinds'
import type { Years } from '@/names/list-address'

/** Hits on a page of results (spec 9). */
export const RESULTS_PER_PAGE = 10
/** Hits in the header's dropdown (spec 9). */
const SUGGESTIONS = 5
/** The shortest query, in characters, for which the header's dropdown asks (spec 7, 9). */
export const SHORTEST_SUGGESTED = 2

/** The trimmed query, one type of hits or all (null), the years, and the page, counted from 1. */
export type SearchQuestion = Years & { query: string; type: ContentKind | null; page: number }

type Extent = { size: number; count_years: boolean }

const search = ({ query, type, from, to, page }: SearchQuestion, { size, count_years }: Extent) =>
  queryOptions({
    queryKey: ['search', query, type, from, to, page, size],
    placeholderData: keepPreviousData,
    enabled: query !== '',
    meta: { failed: 'Failed to perform search' },
    queryFn: async ({ signal }) =>
      askAs(
        // no page needs it before somebody searches
        (await import('./answer')).ANSWER,
        (await publicClient()).rpc('search_content', {
          query,
          page,
          page_size: size,
          count_years,
          ...(type && { type }),
          ...(from && { from_year: from }),
          ...(to && { to_year: to }),
        }),
        signal,
      ),
  })

/** One page of hits, found, ranked and excerpted by the database (SEARCH-4); an empty query is not sent. */
export const searchQuery = (question: SearchQuestion) => search(question, { size: RESULTS_PER_PAGE, count_years: true })

/** The best hits for the trimmed words in a search box (SEARCH-1). */
export const suggestionsQuery = (query: string) => ({
  ...search({ query, type: null, from: null, to: null, page: 1 }, { size: SUGGESTIONS, count_years: false }),
  // The next letter asks again.
  retry: false,
})

/** The same while somebody types; asks from SHORTEST_SUGGESTED characters on. */
export const useSuggestions = (query: string) =>
  useQuery({ ...suggestionsQuery(query), enabled: query.length >= SHORTEST_SUGGESTED })
