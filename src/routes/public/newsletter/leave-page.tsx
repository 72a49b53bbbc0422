import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { keepConfirmed } from '@/data/newsletter-subscriptions/confirmed-here'
import { leaveList, undoLeaving } from '@/data/newsletter-subscriptions/mailed'
import { mailFrom } from '@/lib/mail-from'
import { paths } from '@/names/paths'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button, type ButtonLook } from '@/ui/button'
import { FormError } from '@/ui/form-error'
import { useSubmitState } from '@/ui/hooks/use-submit-state'
import { Said } from '@/ui/states/said'
import { MailedLink, type Subscription, TopicList } from './mailed-link'

/** Where one leaves, by one press (MAIL-3). */
export function Component() {
  return (
    <LeavableLink
      title="Leave the list?"
      description="Leaving the newsletter."
      noLink="The address is not on the list any more, or the link was cut."
    >
      {(subscription, _, leave) => (
        <>
          <p className="lede">You will get no mail of these any more:</p>
          <TopicList {...subscription} />
          {leave('Leave', 'solid')}
          <p className="text-muted text-sm">
            One press; no reason asked. Or{' '}
            <Link to={paths.newsletter('manage')} className="link">
              take off one topic
            </Link>{' '}
            and keep the rest.
          </p>
        </>
      )}
    </LeavableLink>
  )
}

type LeavableLinkProps = {
  title: string
  description: string
  noLink: string
  /** What is shown of one who is on the list, with the button that leaves. */
  children: (
    subscription: Subscription,
    token: string,
    leave: (label: string, look: ButtonLook) => ReactNode,
  ) => ReactNode
}

/** Where somebody has left: by what that is taken back, if it can be. */
type Left = { undo: string | null }

/** A page that a link leads to and on which one can leave; which can be taken back as long as the page is open. */
export function LeavableLink({ title, children, ...rest }: LeavableLinkProps) {
  const [left, setLeft] = useState<Left | 'undone'>()
  const hasLeft = typeof left === 'object'
  return (
    <MailedLink {...rest} title={hasLeft ? 'You have left' : title} withoutScripts={<LeaveByMail />}>
      {(subscription, token) =>
        hasLeft ? (
          <HasLeft subscription={subscription} left={left} onUndone={() => setLeft('undone')} />
        ) : (
          <>
            {left && <Said title="You are on the list again." />}
            {children(subscription, token, (label, look) => (
              <LeaveButton token={token} label={label} look={look} onLeft={setLeft} />
            ))}
          </>
        )
      }
    </MailedLink>
  )
}

/** The address that a sender's name stands before. */
const addressOf = (sender: string) => /<([^>]+)>/.exec(sender)?.[1] ?? sender

/** The mail that takes somebody off the list, for whom no script runs. */
const LeaveByMail = () => (
  <>
    This page needs JavaScript. To leave without it, send an empty mail with the subject “leave” to{' '}
    <a href={`mailto:${addressOf(mailFrom())}?subject=leave`}>{addressOf(mailFrom())}</a>.
  </>
)

type LeaveButtonProps = { token: string; label: string; look: ButtonLook; onLeft: (left: Left) => void }

function LeaveButton({ token, label, look, onLeft }: LeaveButtonProps) {
  const { status, error, submit } = useSubmitState()
  const isSending = status === 'submitting'
  const leave = () =>
    submit(async () => {
      const undo = await leaveList(token)
      keepConfirmed(null)
      onLeft({ undo })
    })
  return (
    <>
      <Button
        look={look}
        className="tablet:justify-self-start"
        {...ariaDisabled(isSending)}
        onClick={() => void leave()}
      >
        {isSending ? 'Leaving…' : label}
      </Button>
      <FormError error={error} />
    </>
  )
}

type HasLeftProps = { subscription: Subscription; left: Left; onUndone: () => void }

function HasLeft({ subscription, left: { undo }, onUndone }: HasLeftProps) {
  const { status, error, submit } = useSubmitState()
  const isSending = status === 'submitting'
  const comeBack = (code: string) =>
    submit(async () => {
      await undoLeaving(code)
      onUndone()
    })
  return (
    <>
      <Said title="Your address and these topics are deleted.">Nothing more will be sent, from this moment.</Said>
      <TopicList {...subscription} isFormer />
      {undo && (
        <p className="flex flex-wrap items-center gap-3">
          <Button
            look="outline"
            className="max-tablet:w-full"
            {...ariaDisabled(isSending)}
            onClick={() => void comeBack(undo)}
          >
            Undo
          </Button>
          <span className="text-muted text-sm">as long as this tab is open</span>
        </p>
      )}
      <FormError error={error} />
      <p className="text-muted text-sm">
        For 30 days we keep a code made from your address, not the address, so that no import brings it back.{' '}
        <Link to={paths.privacy} className="link">
          What we keep
        </Link>
      </p>
    </>
  )
}
