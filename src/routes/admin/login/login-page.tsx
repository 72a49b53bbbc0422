import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom'
import { NOT_STAFF, sessionQuery, signOut } from '@/data/session/staff'
import { SITE_NAME } from '@/lib/site'
import { paths } from '@/names/paths'
import { Spinner } from '@/routes/admin/layout/spinner'
import { useDocumentTitle } from '@/ui/hooks/use-document-title'
import { SkipLink } from '@/ui/skip-link'
import { attemptedAddress } from './attempted-address'
import { SignInForm } from './sign-in-form'

/** Where staff sign in, and where signing out leads (AUTH-1, AUTH-4). With a session it leads on at once. */
export function Component() {
  const { state } = useLocation()
  useDocumentTitle(`Sign in – ${SITE_NAME}`)
  const { data: session, isPending } = useQuery(sessionQuery())
  const isLeaving = useLeaving(session ? !session.isStaff : false)
  if (isPending || isLeaving) return <Spinner />
  if (session?.isStaff) return <Navigate replace to={attemptedAddress(state)} />
  return (
    <>
      <SkipLink to="main">Skip to content</SkipLink>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex min-h-dvh max-w-sm flex-col justify-center px-4 py-12 outline-none"
      >
        <h1 className="office-title">Sign in</h1>
        <p className="mt-2 mb-6 text-muted">For the staff of {SITE_NAME}.</p>
        {state?.isStranger && (
          <p role="alert" className="mb-5 rounded-lg bg-danger-soft px-4 py-3 font-medium text-danger">
            {NOT_STAFF}
          </p>
        )}
        <SignInForm />
        <p className="mt-8">
          <Link to={paths.home} className="link">
            Back to the site
          </Link>
        </p>
      </main>
    </>
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
