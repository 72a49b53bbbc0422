import { createClient, isAuthSessionMissingError, type SupabaseClient } from '@supabase/supabase-js'
import { lazily } from '@/lib/lazily'
import { backend } from './backend'
import { backendFetch } from './backend-fetch'
import type { Database } from './database.types'

/** The client's only key in local storage (AUTH-3, spec 9). */
export const SESSION_STORAGE_KEY = 'session'

/** Where earlier builds kept a copy of the session. */
const FORMER_STORAGE_KEY = 'staff-session'

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
    global: { fetch: backendFetch },
    db: { retry: false }, // TanStack Query decides on second tries, by the kind of failure
  })
})

/** Whether the server has ended the session that this browser still keeps; if so, the client signs out here too. */
export async function hasSessionEnded(): Promise<boolean> {
  const { error } = await staffClient().auth.getUser()
  return isAuthSessionMissingError(error)
}
