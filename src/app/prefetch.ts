import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client'

/** Starts a page's query while its code loads; not awaited, because the page shows the loading and error states. */
export function prefetch<Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>): null {
  void queryClient.prefetchQuery(query)
  return null
}
