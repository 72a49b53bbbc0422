import { PostgrestClient } from '@supabase/postgrest-js'
import { backend } from './backend'
import type { Database } from './database.types'
import { fetchUnlessSilent } from './fetch-unless-silent'

let client: PostgrestClient<Database> | undefined

/**
 * The visitors' client: reads and the few public writes, as the role anon. The whole supabase-js, with sign-in
 * and storage, is for staff alone (AUTH-6). Made on first use, so that loading this module touches no browser.
 */
export function publicClient(): PostgrestClient<Database> {
  if (client) return client
  const { url, anonKey } = backend()
  client = new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: anonKey },
    fetch: fetchUnlessSilent,
    retry: false, // TanStack Query decides on second tries, by the kind of failure
  })
  return client
}
