import { useState } from 'react'
import { Link } from 'react-router-dom'
import { keepConfirmed } from '@/data/newsletter-subscriptions/confirmed-here'
import { confirmSubscription } from '@/data/newsletter-subscriptions/mailed'
import type { Chosen } from '@/data/newsletter-subscriptions/topics'
import { paths } from '@/names/paths'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button, buttonClass } from '@/ui/button'
import { FormError } from '@/ui/form-error'
import { useSubmitState } from '@/ui/hooks/use-submit-state'
import { MailedLink, type Subscription, TopicList } from './mailed-link'

/** Where an address is confirmed, by its button alone (MAIL-1). */
export function Component() {
  return (
    <MailedLink
      title="Confirm your subscription"
      description="Confirming an address for the newsletter."
      noLink="Nothing was confirmed. A link is good for 7 days, after which the address is deleted: subscribe again below."
      withoutScripts="Confirming needs JavaScript."
    >
      {(subscription, token) => <Confirm subscription={subscription} token={token} />}
    </MailedLink>
  )
}

function Confirm({ subscription, token }: { subscription: Subscription; token: string }) {
  const [kept, setKept] = useState<Chosen | null>(null)
  const { status, error, submit } = useSubmitState()
  const isSending = status === 'submitting'
  const confirm = () =>
    submit(async () => {
      const { email, ...chosen } = await confirmSubscription(token)
      keepConfirmed(email)
      setKept(chosen)
    })
  if (kept) {
    return (
      <>
        <p ref={(line) => line?.focus()} tabIndex={-1} className="outline-none">
          <strong>You are on the list.</strong> A mail comes when something has changed, and never more than one a day.
        </p>
        <TopicList {...kept} />
        <p className="flex flex-wrap gap-3">
          <Link to={paths.changes()} className={buttonClass('solid')}>
            See what changed
          </Link>
          <Link to={paths.newsletter('manage')} className={buttonClass('outline')}>
            Change your topics
          </Link>
        </p>
      </>
    )
  }
  return (
    <>
      <p>For the address to which we sent this link:</p>
      <TopicList {...subscription} />
      <Button look="solid" {...ariaDisabled(isSending)} onClick={() => void confirm()}>
        {isSending ? 'Confirming…' : 'Confirm'}
      </Button>
      <FormError error={error} />
      {/* Kept with the address, by its day: private.wording_day() changes with these words. */}
      <p className="mt-4 text-muted text-sm">
        You agree to get mail from this site about changes in Israeli VAT at the address to which we sent the link. Each
        mail has a link to leave. Nothing is confirmed before you press.
      </p>
      {!subscription.is_confirmed && (
        <p className="mt-2 text-muted text-sm">Not you? Close this page: the address is deleted after 7 days.</p>
      )}
    </>
  )
}
