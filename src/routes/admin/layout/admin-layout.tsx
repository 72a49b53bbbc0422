import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { askWhatFailed } from '@/data/ask-anew'
import { leftRemovalsQuery } from '@/data/removals/staff'
import { type Session, sessionQuery } from '@/data/session/staff'
import { paths } from '@/names/paths'
import { MainPlace } from '@/office/in-front'
import { NewDeadLinks } from '@/office/list/new-dead-links'
import { SignInForm } from '@/routes/admin/login/sign-in-form'
import { FreshStart, useFreshStart } from '@/ui/hooks/use-fresh-start'
import { Modal } from '@/ui/modal'
import { scrollKey } from '@/ui/scroll-key'
import { SkipLink } from '@/ui/skip-link'
import { useNotice } from '@/ui/states/notice'
import { OfficeKeys, type Overlay } from './office-keys'
import { Sidebar } from './sidebar'
import { Spinner } from './spinner'

/**
 * The frame of every staff screen, and its guard (AUTH-2). The guard only leads people the right way: what they may read
 * and write is for the database to decide. Whoever was let in and loses the session is asked for the password in place,
 * so that an open form stays as it is (AUTH-3).
 */
export function Component() {
  const location = useLocation()
  const { data: session, isPending } = useQuery(sessionQuery())
  const [admitted, setAdmitted] = useState<Session | null>(null)
  // Any navigation closes it.
  const [overlay, setOverlay] = useState<{ name: Overlay; at: string }>()
  const open = (name: Overlay) => setOverlay({ name, at: location.key })
  const [main, setMain] = useState<HTMLElement | null>(null)
  if (session?.isStaff && session !== admitted) setAdmitted(session)
  useQuery({ ...leftRemovalsQuery(), enabled: session?.isStaff === true })

  if (!admitted) {
    if (isPending) return <Spinner />
    return <Navigate replace to={paths.signIn} state={{ from: location }} />
  }
  return (
    <FreshStart value={admitted}>
      <FailuresOver />
      <div className="min-h-dvh md:grid md:grid-cols-[14rem_minmax(0,1fr)]">
        <SkipLink to="main">Skip to content</SkipLink>
        <Sidebar email={admitted.email} onFind={() => open('find')} onKeys={() => open('keys')} />
        <main
          id="main"
          ref={setMain}
          tabIndex={-1}
          className="flex min-h-dvh min-w-0 flex-col outline-none max-md:pb-15"
        >
          <MainPlace value={main}>
            <Outlet context={admitted} />
          </MainPlace>
        </main>
        <div role="status" className="pointer-events-none fixed inset-x-4 bottom-34 z-48 flex justify-center">
          <NewDeadLinks />
        </div>
        <OfficeKeys opened={overlay?.at === location.key ? overlay.name : null} onOpen={open} />
        {!session?.isStaff && <SignInAgain email={admitted.email} />}
        <ScrollRestoration getKey={scrollKey} />
      </div>
    </FreshStart>
  )
}

/** What could not be read is asked for again by whoever has signed in again, and notices of failures go. */
function FailuresOver() {
  const cache = useQueryClient()
  const { endFailure } = useNotice()
  useFreshStart(() => {
    endFailure()
    void askWhatFailed(cache, ['staff'])
  })
  return null
}

/** Over whatever was being done: asks for the password again when the session has ended by itself (AUTH-3). */
function SignInAgain({ email }: { email: string }) {
  const id = useId()
  return (
    <Modal labelledBy={id}>
      <h2 id={id} className="font-semibold text-xl">
        Your session has ended
      </h2>
      <p className="mt-2 mb-5 text-muted">Sign in again to go on. What you typed is still here.</p>
      <SignInForm email={email} />
    </Modal>
  )
}
