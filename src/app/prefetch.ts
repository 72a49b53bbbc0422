import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client'

/** Starts a page's query while its code loads. The page shows the loading and error states, so nothing is awaited. */
export function prefetch<Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>): null {
  void queryClient.prefetchQuery(query)
  return null
}
