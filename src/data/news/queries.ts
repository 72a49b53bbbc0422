import { useQuery } from '@tanstack/react-query'
import { oneTextQuery, textReader } from '@/data/one-text'
import { type List, newestFirstQuery } from '@/data/page'
import { publicClient } from '@/data/public-client'
import type { ListAsked } from '@/lib/list-address'

/** The filters of the list of news (NEWS-1). */
export const NEWS_SHAPE = { choices: ['category'], hasYears: false } as const

/** The list of news. */
export const NEWS_LIST = {
  table: 'news',
  find: (client, { q, page, page_size }, { category }) =>
    client.rpc('search_news', { q, page, page_size, ...(category && { only_category: category }) }),
} satisfies List

/** One page of news, newest first (NEWS-1, LIST-1). */
export const newsPageQuery = (asked: ListAsked) => newestFirstQuery(NEWS_LIST, asked)

/** Reads news posts in full. */
export const readNews = textReader('news', async (ids, signal) =>
  (await publicClient())
    .from('news')
    .select('id, title, date, category, summary, content, created_at, updated_at')
    .in('id', ids)
    .abortSignal(signal),
)

/** One news post in full, or null when there is none with this id (NEWS-2). */
export const newsPostQuery = (id: string) => oneTextQuery('news', id, readNews)

/** The hook of newsPageQuery. */
export const useNewsPage = (asked: ListAsked) => useQuery(newsPageQuery(asked))

/** The hook of newsPostQuery. */
export const useNewsPost = (id: string) => useQuery(newsPostQuery(id))
