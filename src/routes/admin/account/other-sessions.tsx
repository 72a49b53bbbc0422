import { useRef } from 'react'
import { endOtherSessions } from '@/data/session/staff'
import { useMarkStale } from '@/data/stale'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { useSubmitState } from '@/ui/hooks/use-submit-state'
import { useNotice } from '@/ui/states/notice'
import { AccountPart } from './account-part'

/** Where else somebody is signed in, and the way to end all of that (AUTH-3). */
export function OtherSessions({ count }: { count: number }) {
  const markStale = useMarkStale('account')
  const { show } = useNotice()
  const { status, error, submit } = useSubmitState()
  const said = useRef<HTMLParagraphElement>(null)
  const isEnding = status === 'submitting'
  const end = () =>
    submit(async () => {
      await endOtherSessions()
      await markStale()
      show('Signed out everywhere else')
      // the button is gone
      said.current?.focus()
    })
  return (
    <AccountPart title="Where you are signed in" error={error}>
      <p ref={said} tabIndex={-1} className="outline-none">
        {count === 0
          ? 'Here, and nowhere else.'
          : `Here, and in ${count === 1 ? 'one other place' : `${count} other places`}: a browser or device where you have not signed out.`}
      </p>
      {count > 0 && (
        <Button look="outline" {...ariaDisabled(isEnding)} className="justify-self-start" onClick={() => void end()}>
          {isEnding ? 'Signing out…' : 'Sign out everywhere else'}
        </Button>
      )}
    </AccountPart>
  )
}
