import type { AuthError, Session as AuthSession } from '@supabase/supabase-js'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { AppError, toAppError } from '@/data/errors'
import { request } from '@/data/request'
import { hasSessionEnded, SESSION_STORAGE_KEY, staffClient } from '@/data/staff-client'

/** Who is signed in, as far as the guard needs to tell (AUTH-2). */
export type Session = { isStaff: boolean; email: string; userId: string }

/** Who is signed in; null when nobody is. A check that fails counts as nobody (AUTH-2). */
export const sessionQuery = () =>
  queryOptions({
    queryKey: ['session'],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }): Promise<Session | null> => {
      const { data, error } = await staffClient().auth.getSession()
      if (error) throw toSignInError(error)
      if (!data.session) return null
      const session = await describe(data.session, signal)
      return session.isStaff || !(await hasSessionEnded()) ? session : null
    },
  })

async function describe({ user }: AuthSession, signal?: AbortSignal): Promise<Session> {
  const isStaff = await request((limited) => staffClient().rpc('is_staff').abortSignal(limited), signal)
  return { isStaff: isStaff === true, email: user.email ?? '', userId: user.id }
}

/**
 * Signs a member of staff in.
 * @throws AppError: "Invalid credentials" (spec 8), another sentence when the server cannot be reached, or that the
 * account is not staff's, which is signed out again
 */
export async function signIn(email: string, password: string): Promise<Session> {
  const { data, error } = await staffClient().auth.signInWithPassword({ email, password })
  if (error) throw toSignInError(error)
  const session = await describe(data.session).catch(async (failure: unknown) => {
    await signOut()
    throw failure
  })
  if (session.isStaff) return session
  await signOut()
  throw new AppError('denied', NOT_STAFF)
}

/** Said to somebody who can sign in and is not on the staff list (AUTH-2). */
export const NOT_STAFF = 'This account is not on the list of staff. Ask whoever owns the site to add it.'

/** Signs out in this browser; the session is gone from it even when the server cannot be told. */
export async function signOut(): Promise<void> {
  const { error } = await staffClient().auth.signOut({ scope: 'local' })
  if (error) console.error('The server could not be told of the sign-out', error)
}

/**
 * Keeps the answer of sessionQuery up to date with the client: a sign-out or sign-in in another tab, an end that nobody
 * asked for (AUTH-3).
 * @returns stops it
 */
export function followSession(cache: QueryClient): () => void {
  const { queryKey } = sessionQuery()
  const { data } = staffClient().auth.onAuthStateChange((event) => {
    if (event === 'SIGNED_OUT') cache.setQueryData(queryKey, null)
  })
  // The browser tells this to the other tabs alone: the one that signs in knows its own answer.
  const noteOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key !== SESSION_STORAGE_KEY || !newValue || cache.getQueryData(queryKey) !== null) return
    void cache.invalidateQueries({ queryKey })
  }
  window.addEventListener('storage', noteOtherTab)
  return () => {
    data.subscription.unsubscribe()
    window.removeEventListener('storage', noteOtherTab)
  }
}

function toSignInError(error: AuthError): AppError {
  const { name, status = 0 } = error
  const isNoRefusal = name === 'AuthRetryableFetchError' || status === 0 || status === 429 || status >= 500
  if (isNoRefusal) return toAppError(status, error)
  return new AppError('denied', 'Invalid credentials', { code: error.code, cause: error })
}
