import { type DefaultOptions, QueryCache, QueryClient } from '@tanstack/react-query'
import { isWorthRetrying } from '@/data/request'

/** How long an answer counts as fresh: the law changes by the day, not by the minute. In milliseconds. */
const FRESH = 5 * 60_000

/** When a query is asked again, and when it is not. Tests of pages have the same. */
export const QUERY_DEFAULTS = {
  staleTime: FRESH,
  refetchOnWindowFocus: false,
  retry: (failures, error) => failures < 1 && isWorthRetrying(error),
  retryDelay: 800,
  // Offline is said at once and not waited out; the query runs again with the connection (SEC-5).
  networkMode: 'always',
  refetchOnReconnect: true,
} satisfies DefaultOptions['queries']

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // Every failed call is logged (spec 8).
    onError: (error, query) => console.error(query.meta?.failed ?? 'A query failed', query.queryKey, error),
  }),
  defaultOptions: { queries: QUERY_DEFAULTS },
})
