import { queryOptions, useQuery } from '@tanstack/react-query'
import { oneRowQuery } from '../one-row'
import { newestFirstQuery } from '../page'
import { publicClient } from '../public-client'
import { request } from '../request'

/** What a list of news shows of each. */
const CARD = 'id, title, date, category, summary' as const

/** One page of news, newest first (NEWS-1, LIST-1). */
export const newsPageQuery = (page: number) =>
  newestFirstQuery('news', page, () => publicClient().from('news').select(CARD, { count: 'exact' }))

/** One news post in full, or null when there is none of this id (NEWS-2). */
export const newsPostQuery = (id: string) =>
  oneRowQuery('news', id, (signal) =>
    publicClient()
      .from('news')
      .select('id, title, date, category, summary, content, created_at, updated_at')
      .eq('id', id)
      .abortSignal(signal)
      .maybeSingle(),
  )

/** One page of news. */
export const useNewsPage = (page: number) => useQuery(newsPageQuery(page))

/** One news post. */
export const useNewsPost = (id: string) => useQuery(newsPostQuery(id))

/** How many news items the home page shows (HOME-4). */
const LATEST = 3

/** The latest news items, for the home page. */
export const latestNewsQuery = () =>
  queryOptions({
    queryKey: ['news', 'latest'],
    queryFn: async ({ signal }) => {
      const { data } = await request(
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
