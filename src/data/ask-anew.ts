import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Asks again, after a write, what is shown of a key, given by its beginning; resolves when it is there. A first answer that is
 * still on its way may be from before the write, and invalidating alone would wait for it and take it for the new one.
 */
export async function askAnew(cache: QueryClient, queryKey: QueryKey): Promise<void> {
  await cache.cancelQueries({ queryKey })
  await cache.invalidateQueries({ queryKey })
}

/** Asks again what is shown of a key, given by its beginning, and could not be had. */
export async function askWhatFailed(cache: QueryClient, queryKey: QueryKey): Promise<void> {
  await cache.refetchQueries({ queryKey, type: 'active', predicate: ({ state }) => state.error !== null })
}
