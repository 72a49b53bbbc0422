import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { AppError } from '@/data/errors'
import { publicClient } from '@/data/public-client'
import { request } from '@/data/request'
import { type ContentKind, isContentKind } from '@/lib/content-kinds'
import { fieldsOf } from '@/lib/fields-of'

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
      const answer = await request(
        (limited) =>
          publicClient()
            .rpc('search_content', { query, page, page_size: size, ...(type && { type }) })
            .abortSignal(limited),
        signal,
      )
      return readAnswer(answer)
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
function readAnswer(answer: unknown): SearchAnswer {
  const { results, total, more, counts, suggestion } = fieldsOf(answer)
  if (!Array.isArray(results)) throw new AppError('server')
  const counted = fieldsOf(counts)
  const countOf = (type: ContentKind) => readCount(fieldsOf(counted[type]))
  return {
    results: results.flatMap(readHit),
    total: readCount({ count: total, more }),
    counts: {
      law: countOf('law'),
      ruling: countOf('ruling'),
      decision: countOf('decision'),
      news: countOf('news'),
      faq: countOf('faq'),
    },
    suggestion: textOrNull(suggestion),
  }
}

function readCount({ count, more }: Record<string, unknown>): HitCount {
  return { count: typeof count === 'number' ? count : 0, more: more === true }
}

/** A hit, or nothing where the answer has none that can be shown. */
function readHit(hit: unknown): SearchHit[] {
  const { type, date, ...fields } = fieldsOf(hit)
  const [id, title, url, highlight] = ['id', 'title', 'url', 'highlight'].map((name) => textOrNull(fields[name]))
  if (!isContentKind(type) || !id || !title || !url || highlight == null) return []
  return [{ id, type, title, url, highlight, date: textOrNull(date) }]
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)
