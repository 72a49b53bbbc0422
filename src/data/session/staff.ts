import type { AuthError, Session as AuthSession } from '@supabase/supabase-js'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { askRow, send } from '@/data/ask'
import { AppError, toAppError } from '@/data/errors'
import { hasSessionEnded, SESSION_STORAGE_KEY, staffClient } from '@/data/staff-client'
import { explainRefusal } from '@/data/staff-write'
import { paths } from '@/names/paths'

export type Session = { isStaff: boolean; email: string; userId: string }

/** Who is signed in, or null; a check that fails counts as nobody (AUTH-2). */
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
  const isStaff = await send(staffClient().rpc('is_staff'), signal)
  return { isStaff: isStaff === true, email: user.email ?? '', userId: user.id }
}

/** Signs in. Throws AppError: "Invalid credentials" (spec 8), NOT_STAFF, or that the server cannot be reached. */
export async function signIn(email: string, password: string): Promise<Session> {
  const { data, error } = await staffClient().auth.signInWithPassword({ email, password })
  if (error) throw toSignInError(error)
  return admit(data.session)
}

/** The session of a member of staff; that of anybody else is ended, and refused as NOT_STAFF. */
async function admit(begun: AuthSession): Promise<Session> {
  const session = await describe(begun).catch(async (failure: unknown) => {
    await signOut()
    throw failure
  })
  if (session.isStaff) return session
  await signOut()
  throw new AppError('denied', NOT_STAFF)
}

/** For an account that can sign in but is not on the staff list (AUTH-2). */
export const NOT_STAFF = 'This account is not on the list of staff. Ask whoever owns the site to add it.'

/** Signs out in this browser, even when the server cannot be told. */
export async function signOut(): Promise<void> {
  const { error } = await staffClient().auth.signOut({ scope: 'local' })
  if (error) console.error('The server could not be told of the sign-out', error)
}

/** Of the member of staff who is signed in: the name that colleagues see, and how many other sessions there are. */
export const accountQuery = () =>
  queryOptions({
    queryKey: ['staff', 'account'],
    queryFn: ({ signal }) => askRow(staffClient().rpc('staff_account'), signal),
  })

/** Sets the name that colleagues see; an empty one takes it away. Throws AppError. */
export async function renameOneself(name: string): Promise<void> {
  const answer = send(staffClient().rpc('rename_oneself', { new_name: name }))
  await explainRefusal(answer).catch((error: unknown) => {
    const isOfName = error instanceof AppError && (error.kind === 'invalid' || error.kind === 'conflict')
    throw isOfName ? new AppError(error.kind, error.message, { field: 'name', cause: error }) : error
  })
}

/** As minimum_password_length in supabase/config.toml. */
export const SHORTEST_PASSWORD = 10

/**
 * Sets another password and ends all other sessions; whoever does not know the present one is refused. Signs in with it
 * first: a project asks for a recent session, and may not ask for the password itself. Throws AppError.
 */
export async function changePassword(email: string, present: string, password: string): Promise<void> {
  const { auth } = staffClient()
  const { error: unknown } = await auth.signInWithPassword({ email, password: present })
  if (unknown) throw toAuthError(unknown, 'This is not your present password.', 'present')
  const { error } = await auth.updateUser({ password, current_password: present })
  // The server knows what it takes for weak, and what was used before.
  if (error) throw toAuthError(error, error.message, 'next')
}

/** Has a link to a new password sent to this address; whether anybody has it is not said. Throws AppError. */
export async function askForNewPassword(email: string): Promise<void> {
  const redirectTo = `${window.location.origin}${paths.newPassword}`
  const { error } = await staffClient().auth.resetPasswordForEmail(email, { redirectTo })
  // An account alone is told that it asked for one not long ago.
  if (error && error.code !== 'over_email_send_rate_limit') throw toAuthError(error, 'Invalid email format', 'email')
}

/** Begins a session by the token of a mailed link, and spends it. Throws AppError, with code "otp_expired" for one that is used or too old. */
export async function openMailedLink(token: string): Promise<void> {
  const { error } = await staffClient().auth.verifyOtp({ type: 'recovery', token_hash: token })
  if (error) throw toAuthError(error, error.message)
}

/** Sets a password in a session that a mailed link began, which alone asks for no present one; all others end. Throws AppError. */
export async function setForgottenPassword(password: string): Promise<Session> {
  const { auth } = staffClient()
  const { error } = await auth.updateUser({ password })
  if (error) throw toAuthError(error, error.message, 'password')
  const { data } = await auth.getSession()
  if (!data.session) throw new AppError('denied')
  return admit(data.session)
}

/** Signs out on all other devices and in all other browsers. Throws AppError. */
export async function endOtherSessions(): Promise<void> {
  const { error } = await staffClient().auth.signOut({ scope: 'others' })
  if (error) throw toAuthError(error, 'Your session has ended. Sign in again.')
}

/** Keeps sessionQuery in step with other tabs and with sessions that expire (AUTH-3); returns what stops it. */
export function followSession(cache: QueryClient): () => void {
  const { queryKey } = sessionQuery()
  const { data } = staffClient().auth.onAuthStateChange((event) => {
    if (event === 'SIGNED_OUT') cache.setQueryData(queryKey, null)
  })
  // Only other tabs hear this event: the one that signs in knows its own answer.
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

const toSignInError = (error: AuthError) => toAuthError(error, 'Invalid credentials')

/** The refusal of this field in these words, unless there was no answer or the server failed. */
function toAuthError(error: AuthError, refusal: string, field?: string): AppError {
  const { name, status = 0 } = error
  const isNoRefusal = name === 'AuthRetryableFetchError' || status === 0 || status === 429 || status >= 500
  if (isNoRefusal) return toAppError(status, error)
  return new AppError('denied', refusal, { code: error.code, field, cause: error })
}
