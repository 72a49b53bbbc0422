import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { AppError } from '@/data/errors'
import { publicClient } from '@/data/public-client'
import { request } from '@/data/request'
import { CONTENT_KINDS, type ContentKind, isContentKind } from '@/kinds/kinds'
import { fieldsOf } from '@/lib/fields-of'

/** Hits on a page of results (spec 9). */
export const RESULTS_PER_PAGE = 10
/** Hits in the header's dropdown (spec 9). */
const SUGGESTIONS = 5
/** The shortest query, in characters, for which the header's dropdown asks (spec 7, 9). */
export const SHORTEST_SUGGESTED = 2

/** One hit (SEARCH-3); `highlight` is HTML with the matches marked, `date` the item's own. */
export type SearchHit = {
  id: string
  type: ContentKind
  title: string
  url: string
  highlight: string
  date: string | null
}

/** With `more`, the database stopped counting at `count`. */
export type HitCount = { count: number; more: boolean }

/** A page of hits, the counts in all and of each type, and another spelling if one is likely meant. */
export type SearchAnswer = {
  results: SearchHit[]
  total: HitCount
  counts: Readonly<Partial<Record<ContentKind, HitCount>>>
  suggestion: string | null
}

/** The trimmed query, one type of hits or all (null), and the page, counted from 1. */
export type SearchQuestion = { query: string; type: ContentKind | null; page: number }

const search = ({ query, type, page }: SearchQuestion, size: number) =>
  queryOptions({
    queryKey: ['search', query, type, page, size],
    placeholderData: keepPreviousData,
    enabled: query !== '',
    meta: { failed: 'Failed to perform search' },
    queryFn: async ({ signal }) => {
      const answer = await request(
        async (limited) =>
          (await publicClient())
            .rpc('search_content', { query, page, page_size: size, ...(type && { type }) })
            .abortSignal(limited),
        signal,
      )
      return readAnswer(answer)
    },
  })

/** One page of hits, found, ranked and excerpted by the database (SEARCH-4); an empty query is not sent. */
export const searchQuery = (question: SearchQuestion) => search(question, RESULTS_PER_PAGE)

/** The hook of searchQuery. */
export const useSearch = (question: SearchQuestion) => useQuery(searchQuery(question))

/** The best hits for the trimmed words in the header's box (SEARCH-1); asks from SHORTEST_SUGGESTED characters on. */
export const useSuggestions = (query: string) =>
  useQuery({
    ...search({ query, type: null, page: 1 }, SUGGESTIONS),
    enabled: query.length >= SHORTEST_SUGGESTED,
    // The next letter asks again.
    retry: false,
  })

// The procedure answers with one JSON object, which the generated types cannot describe.
function readAnswer(answer: unknown): SearchAnswer {
  const { results, total, more, counts, suggestion } = fieldsOf(answer)
  if (!Array.isArray(results)) throw new AppError('server')
  const counted = fieldsOf(counts)
  return {
    results: results.flatMap(readHit),
    total: readCount({ count: total, more }),
    counts: Object.fromEntries(CONTENT_KINDS.map((type) => [type, readCount(fieldsOf(counted[type]))])),
    suggestion: textOrNull(suggestion),
  }
}

function readCount({ count, more }: Record<string, unknown>): HitCount {
  return { count: typeof count === 'number' ? count : 0, more: more === true }
}

function readHit(hit: unknown): SearchHit[] {
  const { type, date, ...fields } = fieldsOf(hit)
  const [id, title, url, highlight] = ['id', 'title', 'url', 'highlight'].map((name) => textOrNull(fields[name]))
  if (!isContentKind(type) || !id || !title || !url || highlight == null) return []
  return [{ id, type, title, url, highlight, date: textOrNull(date) }]
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)
