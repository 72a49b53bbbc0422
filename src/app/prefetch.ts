import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/** Starts a page's query while its code loads. What it returns may be awaited: the answer has come then, or has failed. */
export type Prefetch = <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) => unknown

/** Prefetches into a cache. */
export const prefetchInto =
  (cache: QueryClient): Prefetch =>
  (query) =>
    cache.prefetchQuery(query)
