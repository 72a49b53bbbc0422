import { send } from '@/data/ask'
import { publicClient } from '@/data/public-client'

/**
 * Counts that a reader sent this query and found nothing, of whatever kind (SEARCH-9); the database looks again, and keeps
 * neither who asked nor what may point to somebody. Throws AppError; callers log it.
 */
export async function countVainSearch(query: string): Promise<void> {
  await send((await publicClient()).rpc('count_vain_search', { query }))
}
