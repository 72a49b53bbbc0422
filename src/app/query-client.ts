import { type DefaultOptions, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { isWorthRetrying } from '@/data/ask'

/** Milliseconds that an answer counts as fresh: the law changes by the day, not by the minute. */
const FRESH = 5 * 60_000

/** When a query is sent again. Tests of pages use the same settings. */
export const QUERY_DEFAULTS = {
  staleTime: FRESH,
  refetchOnWindowFocus: false,
  // Not without a line: the page that is kept on the device is shown at once (FIND-9).
  retry: (failures, error) => failures < 1 && globalThis.navigator?.onLine !== false && isWorthRetrying(error),
  retryDelay: 800,
  // Being offline is reported at once; the query runs again when the connection is back (SEC-5).
  networkMode: 'always',
  refetchOnReconnect: true,
} satisfies DefaultOptions['queries']

// It takes the line to be there until it hears otherwise, and would not hear it come back to a page that began without one.
if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false)

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // Every failed call is logged (spec 8).
    onError: (error, query) => console.error(query.meta?.failed ?? 'A query failed', query.queryKey, error),
  }),
  defaultOptions: { queries: QUERY_DEFAULTS },
})
