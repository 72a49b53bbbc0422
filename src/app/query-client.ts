import { QueryCache, QueryClient } from '@tanstack/react-query'
import { isWorthRetrying } from '@/data/request'

/** How long an answer counts as fresh: the law changes by the day, not by the minute. In milliseconds. */
const FRESH = 5 * 60_000

/** The application's cache of what the backend answered; made once, outside of rendering. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // Any failed call is logged, some in words of their own (spec 8); the screens say it in theirs.
    onError: (error, query) => console.error(query.meta?.failed ?? 'A query failed', query.queryKey, error),
  }),
  defaultOptions: {
    queries: {
      staleTime: FRESH,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 1 && isWorthRetrying(error),
      retryDelay: 800,
      // Being offline is an answer too: the reader is told at once, and the query runs again with the connection (SEC-5).
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
})
