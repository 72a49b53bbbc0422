import { createClient, isAuthSessionMissingError, type SupabaseClient } from '@supabase/supabase-js'
import { lazily } from '@/lib/lazily'
import { backend } from './backend'
import { backendFetch, fetchWithin } from './backend-fetch'
import type { Database } from './database.types'

/** The client's only key in local storage (AUTH-3, spec 9). */
export const SESSION_STORAGE_KEY = 'session'

/** Where earlier builds kept a copy of the session. */
const FORMER_STORAGE_KEY = 'staff-session'

/** Of procedures that write thousands of rows, in milliseconds, as their own limit in the database is (BULK-2). */
const LONG_TIME_LIMIT = 60_000
const LONG = /\/rpc\/(?:add_rows|undo_changes|undo_import|apply_import|step_amendment|publish_due|derive_pending)$/
const longFetch = fetchWithin(LONG_TIME_LIMIT)

const staffFetch: typeof fetch = (input, init) =>
  (typeof input === 'string' && LONG.test(new URL(input).pathname) ? longFetch : backendFetch)(input, init)

/** Staff's client, for /admin alone (AUTH-6); it checks the session every 30 s and renews it 90 s early (AUTH-3). */
export const staffClient = lazily((): SupabaseClient<Database> => {
  const { url, anonKey } = backend()
  localStorage.removeItem(FORMER_STORAGE_KEY)
  return createClient<Database>(url, anonKey, {
    auth: {
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
      storageKey: SESSION_STORAGE_KEY,
    },
    global: { fetch: staffFetch },
    db: { retry: false }, // TanStack Query decides on second tries, by the kind of failure
  })
})

/** Whether the server has ended the session that this browser still keeps; if so, the client signs out here too. */
export async function hasSessionEnded(): Promise<boolean> {
  const { error } = await staffClient().auth.getUser()
  return isAuthSessionMissingError(error)
}
