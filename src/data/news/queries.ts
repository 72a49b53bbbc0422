import { queryOptions, useQuery } from '@tanstack/react-query'
import { oneRowQuery } from '@/data/one-row'
import { newestFirstQuery } from '@/data/page'
import { publicClient } from '@/data/public-client'
import { requestRows } from '@/data/request'
import type { ListAsked } from '@/lib/list-address'

/** What a list of news shows of each. */
const CARD = 'id, title, date, category, summary' as const

/** What the list of news can be filtered by (NEWS-1). */
export const NEWS_SHAPE = { choices: ['category'], hasYears: false } as const

/** One page of news, newest first (NEWS-1, LIST-1). */
export const newsPageQuery = (asked: ListAsked) =>
  newestFirstQuery('news', asked, {
    all: () => publicClient().from('news').select(CARD, { count: 'exact' }),
    found: ({ q, page, page_size }) => {
      const { category } = asked.choices
      return publicClient().rpc('search_news', { q, page, page_size, ...(category && { only_category: category }) })
    },
  })

/** One news post in full, or null when there is none of this id (NEWS-2). */
export const newsPostQuery = (id: string) =>
  oneRowQuery('news', id, (signal) =>
    publicClient()
      .from('news')
      .select('id, title, date, category, summary, content, created_at, updated_at')
      .eq('id', id)
      .abortSignal(signal),
  )

/** One page of news. */
export const useNewsPage = (asked: ListAsked) => useQuery(newsPageQuery(asked))

/** One news post. */
export const useNewsPost = (id: string) => useQuery(newsPostQuery(id))

/** How many news items the home page shows (HOME-4). */
const LATEST = 3

/** The latest news items, for the home page. */
export const latestNewsQuery = () =>
  queryOptions({
    queryKey: ['news', 'latest'],
    queryFn: async ({ signal }) => {
      const { data } = await requestRows(
        (limited) =>
          publicClient()
            .from('news')
            .select(CARD)
            .order('date', { ascending: false })
            .order('id')
            .limit(LATEST)
            .abortSignal(limited),
        signal,
      )
      return data
    },
  })

/** The latest news items. */
export const useLatestNews = () => useQuery(latestNewsQuery())
