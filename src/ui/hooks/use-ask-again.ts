import { useQueryClient } from '@tanstack/react-query'

/** Asks again for all that the page has asked for in vain: one press mends all of its parts. */
export function useAskAgain(): () => void {
  const cache = useQueryClient().getQueryCache()
  return () => {
    const failed = cache.findAll({ type: 'active', predicate: ({ state }) => state.status === 'error' })
    // What fails again is shown where it was asked for.
    for (const query of failed) query.fetch().catch(() => undefined)
  }
}
