import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client'

/**
 * Starts a page's query beside the loading of the page's code, so that neither waits for the other. The page reads
 * the same query and shows its own loading and error states; nothing is awaited here.
 * @returns null, as a route's loader must return something
 */
export function prefetch<Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>): null {
  void queryClient.prefetchQuery(query)
  return null
}
