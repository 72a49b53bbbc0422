import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/** Starts a page's query while its code loads. */
export type Prefetch = <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) => null

/** Prefetches into a cache; the page shows the loading and error states, so nothing is awaited. */
export const prefetchInto =
  (cache: QueryClient): Prefetch =>
  (query) => {
    void cache.prefetchQuery(query)
    return null
  }
