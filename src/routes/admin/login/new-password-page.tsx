import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { askForNewPassword } from '@/data/session/staff'
import { decodeHash } from '@/lib/decode-hash'
import { mailFrom } from '@/lib/mail-from'
import { paths } from '@/names/paths'
import { AddressForm } from '@/ui/address-form'
import { Button } from '@/ui/button'
import { SetPassword } from './set-password'
import { SignInFrame } from './sign-in-frame'

/** A forgotten password (TEAM-4): asks for a link by mail, and where that leads, sets another. Opening the link spends nothing. */
export function Component() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [link, setLink] = useState(() => decodeHash(hash))
  const [step, setStep] = useState<'asking' | 'sent' | 'old'>('asking')
  const askAgain = () => {
    setLink('')
    setStep('asking')
  }

  // The token is for this page alone: it stands in no address bar and no history.
  useEffect(() => {
    if (!hash) return
    setLink(decodeHash(hash))
    setStep('asking')
    navigate(paths.newPassword, { replace: true })
  }, [hash, navigate])

  if (step === 'sent') {
    return (
      <SignInFrame title="Look in your mailbox">
        <div className="grid gap-4">
          <p className={NOTE}>
            <strong>If this address belongs to an account, a link is on its way.</strong> It is good for 1 hour and for
            one use.
          </p>
          <p>
            Nothing there after 10 minutes? Look among spam, then{' '}
            <button type="button" className="link" onClick={askAgain}>
              ask again
            </button>
            : one mail in 10 minutes is sent, and the latest link alone is good.
          </p>
          <p className="text-muted">Still nothing: whoever owns the site can set a new password for you.</p>
        </div>
        <BackToSignIn />
      </SignInFrame>
    )
  }
  if (step === 'old') {
    return (
      <SignInFrame title="This link is used or too old">
        <p className={`mb-5 ${NOTE}`}>
          <strong>Your password is as it was.</strong> A link is good for 1 hour and for one use.
        </p>
        <Button look="solid" onClick={askAgain}>
          Send a new link
        </Button>
        <BackToSignIn />
      </SignInFrame>
    )
  }
  if (link) {
    const [token = '', email = ''] = link.split('/')
    return (
      <SignInFrame title="Set a new password">
        <SetPassword token={token} email={email} onOld={() => setStep('old')} />
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title="Forgot your password?">
      {mailFrom() ? (
        <AddressForm
          name="Forgot your password?"
          label="Email (required)"
          button="Send the link"
          send={askForNewPassword}
          onSent={() => setStep('sent')}
        >
          <p>We send a link to a page where you set a new one.</p>
        </AddressForm>
      ) : (
        <p className={NOTE}>
          <strong>This site sends no mail.</strong> Ask whoever owns the site: they can set a new password for you.
        </p>
      )}
      <BackToSignIn />
    </SignInFrame>
  )
}

/** What is told, not asked. */
const NOTE = 'border-accent border-s-3 ps-4'

const BackToSignIn = () => (
  <Link to={paths.signIn} className="link mt-5 self-start">
    Back to sign-in
  </Link>
)
