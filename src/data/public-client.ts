import { PostgrestClient } from '@supabase/postgrest-js'
import { parseBackendSettings } from '@/lib/backend-settings'
import type { Database } from './database.types'
import { fetchUnlessSilent } from './fetch-unless-silent'

let client: PostgrestClient<Database> | undefined

/**
 * The visitors' client: reads and the few public writes, as the role anon. The whole supabase-js, with sign-in
 * and storage, is for staff alone (AUTH-6). Made on first use, so that loading this module touches no browser.
 */
export function publicClient(): PostgrestClient<Database> {
  if (client) return client
  const settings = parseBackendSettings(import.meta.env) ?? {
    url: window.location.origin,
    anonKey: __EMBEDDED_ANON_KEY__,
  }
  client = new PostgrestClient<Database>(`${settings.url}/rest/v1`, {
    headers: { apikey: settings.anonKey },
    fetch: fetchUnlessSilent,
    retry: false, // TanStack Query decides on second tries, by the kind of failure
  })
  return client
}
