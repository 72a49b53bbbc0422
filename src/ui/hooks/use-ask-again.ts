import { useQueryClient } from '@tanstack/react-query'

/** Asks again for all that the page has asked for in vain: one press mends all of its parts. */
export function useAskAgain(): () => void {
  const queries = useQueryClient()
  return () => void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
}
