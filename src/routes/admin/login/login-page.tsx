import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom'
import { NOT_STAFF, sessionQuery, signOut } from '@/data/session/staff'
import { SITE_NAME } from '@/lib/site'
import { paths } from '@/names/paths'
import { Spinner } from '@/routes/admin/layout/spinner'
import { attemptedAddress } from './attempted-address'
import { SignInForm } from './sign-in-form'
import { SignInFrame } from './sign-in-frame'

/** Where staff sign in, and where signing out leads (AUTH-1, AUTH-4). With a session it leads on at once. */
export function Component() {
  const { state } = useLocation()
  const { data: session, isPending } = useQuery(sessionQuery())
  const isLeaving = useLeaving(session ? !session.isStaff : false)
  if (isPending || isLeaving) return <Spinner />
  if (session?.isStaff) return <Navigate replace to={attemptedAddress(state)} />
  return (
    <SignInFrame title="Sign in">
      <p className="-mt-4 mb-6 text-muted">For the staff of {SITE_NAME}.</p>
      {state?.isStranger && (
        <p role="alert" className="mb-5 rounded-lg bg-danger-soft px-4 py-3 font-medium text-danger">
          {NOT_STAFF}
        </p>
      )}
      <SignInForm />
      <Link to={paths.newPassword} className="link mt-5 self-start">
        Forgot your password?
      </Link>
    </SignInFrame>
  )
}

/**
 * Ends the session of whoever chose "Sign Out", and of an account that is not staff's (AUTH-2).
 * @returns whether that is still going on
 */
function useLeaving(isStranger: boolean): boolean {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { state } = useLocation()
  const isLeaving = state?.signOut === true || isStranger

  // The session is the client's. The wish is taken out of the history entry: going back to it signs nobody out again.
  useEffect(() => {
    if (!isLeaving) return
    void signOut().then(() => {
      cache.removeQueries({ queryKey: ['staff'] })
      cache.setQueryData(sessionQuery().queryKey, null)
      navigate(paths.signIn, { replace: true, state: isStranger ? { isStranger } : null })
    })
  }, [isLeaving, isStranger, cache, navigate])
  return isLeaving
}
