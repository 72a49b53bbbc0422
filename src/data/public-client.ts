import { PostgrestClient } from '@supabase/postgrest-js'
import { lazily } from '@/lib/lazily'
import { backend } from './backend'
import { backendFetch } from './backend-fetch'
import type { Database } from './database.types'

/**
 * The visitors' client: reads and the few public writes, as the role anon. The whole supabase-js, with sign-in
 * and storage, is for staff alone (AUTH-6). Made on first use, so that loading this module touches no browser.
 */
export const publicClient = lazily((): PostgrestClient<Database> => {
  const { url, anonKey } = backend()
  return new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: anonKey },
    fetch: backendFetch,
    retry: false, // TanStack Query decides on second tries, by the kind of failure
  })
})
