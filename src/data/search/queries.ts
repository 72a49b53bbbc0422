import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { publicClient } from '@/data/public-client'
import { request } from '@/data/request'
import { type ContentKind, isContentKind } from '@/lib/content-kinds'

/** How many hits a page of results shows (spec 9). */
export const RESULTS_PER_PAGE = 10
/** How many hits the header's dropdown shows (spec 9). */
const SUGGESTIONS = 5
/** From how many characters on the header's dropdown asks (spec 7, 9). */
export const SHORTEST_SUGGESTED = 2

/** One hit; its highlight is HTML with the matches marked, its date the item's, if it has one (SEARCH-3). */
export type SearchHit = {
  id: string
  type: ContentKind
  title: string
  url: string
  highlight: string
  date: string | null
}

/** How many hits there are; "more" than so many where the database stopped counting. */
export type HitCount = { count: number; more: boolean }

/** A page of hits, how many there are in all and of each type, and what may have been meant instead. */
export type SearchAnswer = {
  results: SearchHit[]
  total: HitCount
  counts: Record<ContentKind, HitCount>
  suggestion: string | null
}

/** What is searched for: the query, trimmed; one type of hits or all (null); the page, counted from 1. */
export type SearchQuestion = { query: string; type: ContentKind | null; page: number }

const search = ({ query, type, page }: SearchQuestion, size: number) =>
  queryOptions({
    queryKey: ['search', query, type, page, size],
    placeholderData: keepPreviousData,
    enabled: query !== '',
    meta: { failed: 'Failed to perform search' },
    queryFn: async ({ signal }) => {
      const { data } = await request(
        (limited) =>
          publicClient()
            .rpc('search_content', { query, page, page_size: size, ...(type && { type }) })
            .abortSignal(limited),
        signal,
      )
      return readAnswer(data)
    },
  })

/** One page of what the database finds (SEARCH-4): found, ranked and excerpted there; an empty query is not asked. */
export const searchQuery = (question: SearchQuestion) => search(question, RESULTS_PER_PAGE)

/** One page of what the database finds. */
export const useSearch = (question: SearchQuestion) => useQuery(searchQuery(question))

/**
 * The best hits for what is being typed in the header (SEARCH-1).
 * @param query trimmed; one of fewer than two characters is not asked
 */
export const useSuggestions = (query: string) =>
  useQuery({
    ...search({ query, type: null, page: 1 }, SUGGESTIONS),
    enabled: query.length >= SHORTEST_SUGGESTED,
    // Who types on asks again anyway.
    retry: false,
  })

// The procedure answers one JSON object, which the generated types cannot describe.
function readAnswer(data: unknown): SearchAnswer {
  const { results, total, more, counts, suggestion } = fieldsOf(data)
  const counted = fieldsOf(counts)
  const countOf = (type: ContentKind) => readCount(fieldsOf(counted[type]))
  return {
    results: Array.isArray(results) ? results.map(readHit) : [],
    total: readCount({ count: total, more }),
    counts: {
      law: countOf('law'),
      ruling: countOf('ruling'),
      decision: countOf('decision'),
      news: countOf('news'),
      faq: countOf('faq'),
    },
    suggestion: typeof suggestion === 'string' ? suggestion : null,
  }
}

function readCount({ count, more }: Record<string, unknown>): HitCount {
  return { count: Number(count ?? 0), more: more === true }
}

function readHit(data: unknown): SearchHit {
  const { id, type, title, url, highlight, date } = fieldsOf(data)
  return {
    id: String(id),
    type: isContentKind(type) ? type : 'law',
    title: String(title),
    url: String(url),
    highlight: String(highlight),
    date: typeof date === 'string' ? date : null,
  }
}

function fieldsOf(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? { ...data } : {}
}
