import { PostgrestClient } from '@supabase/postgrest-js'
import { lazily } from '@/lib/lazily'
import { backend } from './backend'
import { backendFetch } from './backend-fetch'
import type { Database } from './database.types'

/** The visitors' client, with the role anon (AUTH-6). Made on first use, because the build loads this without a browser. */
export const publicClient = lazily((): PostgrestClient<Database> => {
  const { url, anonKey } = backend()
  return new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: anonKey },
    fetch: backendFetch,
    retry: false, // TanStack Query decides on second tries, by the kind of failure
  })
})
