import type { PostgrestClient } from '@supabase/postgrest-js'
import { lazily } from '@/lib/lazily'
import { backend } from './backend'
import { backendFetch } from './backend-fetch'
import type { Database } from './database.types'
import { AppError } from './errors'

export type PublicClient = PostgrestClient<Database>

/**
 * The visitors' client, for reads and the few public writes, as the role anon; staff alone load the whole supabase-js (AUTH-6).
 * Its code is fetched when it is first used, as a page written at build time is alive without it. Throws AppError "network".
 */
export const publicClient = lazily(async (): Promise<PublicClient> => {
  const { PostgrestClient } = await import('@supabase/postgrest-js').catch((cause: unknown) => {
    throw new AppError('network', undefined, { cause })
  })
  const { url, anonKey } = backend()
  return new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: anonKey },
    fetch: backendFetch,
    retry: false, // TanStack Query retries, by the kind of failure
  })
})
