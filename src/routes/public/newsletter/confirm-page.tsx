import { useState } from 'react'
import { Link } from 'react-router-dom'
import { keepConfirmed } from '@/data/newsletter-subscriptions/confirmed-here'
import { confirmSubscription } from '@/data/newsletter-subscriptions/mailed'
import { subscribeToNewsletter } from '@/data/newsletter-subscriptions/submit'
import type { Chosen } from '@/data/newsletter-subscriptions/topics'
import { paths } from '@/names/paths'
import { AddressForm } from '@/ui/address-form'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button, buttonClass } from '@/ui/button'
import { FormError } from '@/ui/form-error'
import { useSubmitState } from '@/ui/hooks/use-submit-state'
import { Said } from '@/ui/states/said'
import { MailedLink, type Subscription, TopicList } from './mailed-link'
import { FollowsFrom } from './subscribe'

/** Where an address is confirmed, by its button alone (MAIL-1). */
export function Component() {
  const [kept, setKept] = useState<Chosen | null>(null)
  return (
    <MailedLink
      title={kept ? 'You are on the list' : 'Confirm your subscription'}
      description="Confirming an address for the newsletter."
      noLink="Nothing was confirmed."
      again={<SubscribeAgain />}
      withoutScripts="Confirming needs JavaScript."
    >
      {(subscription, token) =>
        kept ? <Kept {...kept} /> : <Confirm subscription={subscription} token={token} onKept={setKept} />
      }
    </MailedLink>
  )
}

type ConfirmProps = { subscription: Subscription; token: string; onKept: (kept: Chosen) => void }

function Confirm({ subscription, token, onKept }: ConfirmProps) {
  const { status, error, submit } = useSubmitState()
  const isSending = status === 'submitting'
  const confirm = () =>
    submit(async () => {
      const { email, ...chosen } = await confirmSubscription(token)
      keepConfirmed(email)
      onKept(chosen)
    })
  return (
    <>
      <p className="lede">For the address to which we sent this link:</p>
      <TopicList {...subscription} />
      <Button
        look="solid"
        className="tablet:justify-self-start"
        {...ariaDisabled(isSending)}
        onClick={() => void confirm()}
      >
        {isSending ? 'Confirming…' : 'Confirm'}
      </Button>
      <FormError error={error} />
      <div className="grid gap-2 text-muted text-sm">
        {/* Kept with the address, by its day: private.wording_day() changes with these words. */}
        <p>
          You agree to get mail from this site about changes in Israeli VAT at the address to which we sent the link.
          Each mail has a link to leave. Nothing is confirmed before you press.
        </p>
        {!subscription.is_confirmed && <p>Not you? Close this page: the address is deleted after 7 days.</p>}
      </div>
    </>
  )
}

const Kept = (kept: Chosen) => (
  <>
    <Said title="A mail comes when something has changed,">and never more than one a day.</Said>
    <TopicList {...kept} />
    <p className="flex flex-wrap gap-3">
      <Link to={paths.changes()} className={buttonClass('solid')}>
        See what changed
      </Link>
      <Link to={paths.newsletter('manage')} className={buttonClass('outline')}>
        Add or change topics
      </Link>
    </p>
  </>
)

/** The address is typed anew: one that was not confirmed in time is deleted. */
function SubscribeAgain() {
  const [isSent, setIsSent] = useState(false)
  return isSent ? (
    <Said title="Successfully subscribed!">
      <FollowsFrom />
    </Said>
  ) : (
    <AddressForm name="Subscribe again" button="Subscribe" send={subscribeToNewsletter} onSent={() => setIsSent(true)}>
      <p>A link is good for 7 days, and its address is then deleted. Type it again, and we send a new one.</p>
    </AddressForm>
  )
}
