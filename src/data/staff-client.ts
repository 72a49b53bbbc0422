import { createClient, isAuthSessionMissingError, type SupabaseClient } from '@supabase/supabase-js'
import { lazily } from '@/lib/lazily'
import { backend } from './backend'
import { backendFetch } from './backend-fetch'
import type { Database } from './database.types'

/** Where the client keeps the session in local storage, and nowhere else (AUTH-3, spec 9). */
export const SESSION_STORAGE_KEY = 'session'

/** Where earlier builds kept it a second time. */
const FORMER_STORAGE_KEY = 'staff-session'

/**
 * The staff's client, with sign-in and storage; loaded with /admin alone (AUTH-6). It keeps the session in the browser
 * and refreshes it by itself: looked at every 30 s, renewed within 90 s of its end, which are the client's own figures (AUTH-3).
 */
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
    global: { fetch: backendFetch },
    db: { retry: false }, // TanStack Query decides on second tries, by the kind of failure
  })
})

/** Whether the server has ended the session that this browser still keeps; if so, the client signs out here as well. */
export async function hasSessionEnded(): Promise<boolean> {
  const { error } = await staffClient().auth.getUser()
  return isAuthSessionMissingError(error)
}
