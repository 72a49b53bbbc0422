import { useState } from 'react'
import { Link } from 'react-router-dom'
import { keepConfirmed } from '@/data/newsletter-subscriptions/confirmed-here'
import { leaveList, undoLeaving } from '@/data/newsletter-subscriptions/mailed'
import { mailFrom } from '@/lib/mail-from'
import { paths } from '@/names/paths'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { FormError } from '@/ui/form-error'
import { useSubmitState } from '@/ui/hooks/use-submit-state'
import { MailedLink, type Subscription, TopicList } from './mailed-link'

/** Where one leaves, by one press (MAIL-3). */
export function Component() {
  return (
    <MailedLink
      title="Leave the list?"
      description="Leaving the newsletter."
      noLink="The address is not on the list any more, or the link was cut."
      withoutScripts={<LeaveByMail />}
    >
      {(subscription, token) => <Leave subscription={subscription} token={token} />}
    </MailedLink>
  )
}

function Leave({ subscription, token }: { subscription: Subscription; token: string }) {
  return (
    <>
      <p>You will get no mail of these any more:</p>
      <TopicList {...subscription} />
      <LeaveButton token={token} />
    </>
  )
}

/** The address that a sender's name stands before. */
const addressOf = (sender: string) => /<([^>]+)>/.exec(sender)?.[1] ?? sender

/** The mail that takes somebody off the list, for whom no script runs. */
export const LeaveByMail = () => (
  <>
    This page needs JavaScript. To leave without it, send an empty mail with the subject “leave” to{' '}
    <a href={`mailto:${addressOf(mailFrom())}?subject=leave`}>{addressOf(mailFrom())}</a>.
  </>
)

/** Leaves by one press, which can be taken back as long as the page is open. */
export function LeaveButton({ token }: { token: string }) {
  const [undo, setUndo] = useState<string | null>()
  const { status, error, submit } = useSubmitState()
  const isSending = status === 'submitting'
  const leave = () =>
    submit(async () => {
      const left = await leaveList(token)
      keepConfirmed(null)
      setUndo(left.undo)
    })
  const comeBack = (code: string) =>
    submit(async () => {
      await undoLeaving(code)
      setUndo(undefined)
    })
  return (
    <>
      {undo === undefined ? (
        <Button key="leave" look="solid" {...ariaDisabled(isSending)} onClick={() => void leave()}>
          {isSending ? 'Leaving…' : 'Leave'}
        </Button>
      ) : (
        <>
          <p ref={(line) => line?.focus()} tabIndex={-1} className="outline-none">
            <strong>You have left. Your address and these topics are deleted.</strong> Nothing more will be sent, from
            this moment.
          </p>
          {undo && (
            <p className="mt-4 flex flex-wrap items-center gap-3">
              <Button look="outline" {...ariaDisabled(isSending)} onClick={() => void comeBack(undo)}>
                Undo
              </Button>
              <span className="text-muted text-sm">as long as this tab is open</span>
            </p>
          )}
          <p className="mt-4 text-muted text-sm">
            For 30 days we keep a code made from your address, not the address, so that no import brings it back. See
            the{' '}
            <Link to={paths.privacy} className="link">
              privacy policy
            </Link>
            .
          </p>
        </>
      )}
      <FormError error={error} />
    </>
  )
}
