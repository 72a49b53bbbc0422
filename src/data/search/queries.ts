import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { publicClient } from '@/data/public-client'
import { requestAs } from '@/data/request'
import { CONTENT_KINDS, type ContentKind } from '@/names/kinds'
import { asStored } from '@/texts/html-text'

/** Hits on a page of results (spec 9). */
export const RESULTS_PER_PAGE = 10
/** Hits in the header's dropdown (spec 9). */
const SUGGESTIONS = 5
/** The shortest query, in characters, for which the header's dropdown asks (spec 7, 9). */
export const SHORTEST_SUGGESTED = 2

const SOME_TEXT = v.pipe(v.string(), v.nonEmpty())

const HIT = v.object({
  id: SOME_TEXT,
  type: v.picklist(CONTENT_KINDS),
  title: SOME_TEXT,
  url: SOME_TEXT,
  highlight: v.pipe(
    v.string(),
    v.transform((highlight) => asStored(highlight)),
  ),
  date: v.fallback(v.nullable(v.string()), null),
  context: v.fallback(v.nullable(v.string()), null),
  slug: v.fallback(v.nullable(v.string()), null),
})

/** One hit (SEARCH-3); `highlight` is HTML with the matches marked, `date` the item's own, `context` its chapter, court or category, `slug` a section's. */
export type SearchHit = v.InferOutput<typeof HIT>

const COUNT = v.object({ count: v.fallback(v.number(), 0), more: v.fallback(v.boolean(), false) })

/** With `more`, the database stopped counting at `count`. */
export type HitCount = v.InferOutput<typeof COUNT>

// The procedure answers with one JSON object. A hit that cannot be shown is left out.
const ANSWER = v.pipe(
  v.object({
    total: COUNT.entries.count,
    more: COUNT.entries.more,
    results: v.pipe(
      v.array(v.fallback(v.nullable(HIT), null)),
      v.transform((hits) => hits.filter((hit) => hit !== null)),
    ),
    counts: v.fallback(v.object(v.entriesFromList(CONTENT_KINDS, v.optional(COUNT))), {}),
    suggestion: v.fallback(v.nullable(v.string()), null),
  }),
  v.transform(({ total, more, ...answer }) => ({ ...answer, total: { count: total, more } })),
)

/** A page of hits, the counts in all and of each type, and another spelling if one is likely meant. */
export type SearchAnswer = v.InferOutput<typeof ANSWER>

/** The trimmed query, one type of hits or all (null), and the page, counted from 1. */
export type SearchQuestion = { query: string; type: ContentKind | null; page: number }

const search = ({ query, type, page }: SearchQuestion, size: number) =>
  queryOptions({
    queryKey: ['search', query, type, page, size],
    placeholderData: keepPreviousData,
    enabled: query !== '',
    meta: { failed: 'Failed to perform search' },
    queryFn: ({ signal }) =>
      requestAs(
        ANSWER,
        async (limited) =>
          (await publicClient())
            .rpc('search_content', { query, page, page_size: size, ...(type && { type }) })
            .abortSignal(limited),
        signal,
      ),
  })

/** One page of hits, found, ranked and excerpted by the database (SEARCH-4); an empty query is not sent. */
export const searchQuery = (question: SearchQuestion) => search(question, RESULTS_PER_PAGE)

/** The best hits for the trimmed words in a search box (SEARCH-1). */
export const suggestionsQuery = (query: string) => ({
  ...search({ query, type: null, page: 1 }, SUGGESTIONS),
  // The next letter asks again.
  retry: false,
})

/** The same while somebody types; asks from SHORTEST_SUGGESTED characters on. */
export const useSuggestions = (query: string) =>
  useQuery({ ...suggestionsQuery(query), enabled: query.length >= SHORTEST_SUGGESTED })
