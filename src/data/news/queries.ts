import { queryOptions, useQuery } from '@tanstack/react-query'
import { oneTextQuery } from '@/data/one-text'
import { newestFirstQuery } from '@/data/page'
import { publicClient } from '@/data/public-client'
import { requestRows } from '@/data/request'
import type { ListAsked } from '@/lib/list-address'

/** The filters of the list of news (NEWS-1). */
export const NEWS_SHAPE = { choices: ['category'], hasYears: false } as const

/** One page of news, newest first (NEWS-1, LIST-1). */
export const newsPageQuery = (asked: ListAsked) =>
  newestFirstQuery('news', asked, (client, { q, page, page_size }) => {
    const { category } = asked.choices
    return client.rpc('search_news', { q, page, page_size, ...(category && { only_category: category }) })
  })

/** One news post in full, or null when there is none with this id (NEWS-2). */
export const newsPostQuery = (id: string) =>
  oneTextQuery('news', 'news', id, async (signal) =>
    (await publicClient())
      .from('news')
      .select('id, title, date, category, summary, content, created_at, updated_at')
      .eq('id', id)
      .abortSignal(signal),
  )

/** The hook of newsPageQuery. */
export const useNewsPage = (asked: ListAsked) => useQuery(newsPageQuery(asked))

/** The hook of newsPostQuery. */
export const useNewsPost = (id: string) => useQuery(newsPostQuery(id))

const LATEST = 3

/** The latest news posts, for the home page (HOME-4). */
export const latestNewsQuery = () =>
  queryOptions({
    queryKey: ['news', 'latest'],
    queryFn: async ({ signal }) => {
      const { data } = await requestRows(
        async (limited) =>
          (await publicClient())
            .from('news')
            .select('id, title, date, category, summary')
            .order('date', { ascending: false })
            .order('id')
            .limit(LATEST)
            .abortSignal(limited),
        signal,
      )
      return data
    },
  })

/** The hook of latestNewsQuery. */
export const useLatestNews = () => useQuery(latestNewsQuery())
