import { useState } from 'react'
import { setSubscription } from '@/data/newsletter-subscriptions/mailed'
import { MOST_TOPICS } from '@/data/newsletter-subscriptions/topics'
import { PAGE_NAMES } from '@/names/page-names'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { srOnly } from '@/ui/content/sr-only'
import { withHebrew } from '@/ui/content/with-hebrew'
import { FormError } from '@/ui/form-error'
import { useSubmitState } from '@/ui/hooks/use-submit-state'
import { LeaveButton, LeaveByMail } from './leave-page'
import { MailedLink, type Subscription } from './mailed-link'
import { RhythmChoice } from './rhythm-choice'

/** What somebody has by mail: topics and rhythm in one save, and leaving (MAIL-4). */
export function Component() {
  return (
    <MailedLink
      title="Your topics"
      description="What you get by mail, and how often."
      noLink="A link is good for 7 days."
      withoutScripts={<LeaveByMail />}
    >
      {(subscription, token) => <Topics subscription={subscription} token={token} />}
    </MailedLink>
  )
}

function Topics({ subscription, token }: { subscription: Subscription; token: string }) {
  const [kept, setKept] = useState(subscription)
  const [rhythm, setRhythm] = useState(kept.rhythm)
  const [off, setOff] = useState<readonly string[]>([])
  const { status, error, submit } = useSubmitState()
  const left = kept.topics.filter(({ label }) => !off.includes(label))
  const isChanged = off.length > 0 || rhythm !== kept.rhythm
  const canSave = isChanged && left.length > 0
  const isSaving = status === 'submitting'
  const save = () =>
    submit(async () => {
      setKept({ ...kept, ...(await setSubscription(token, rhythm, left)) })
      setOff([])
    })
  const facts = [
    status === 'success' && !isChanged && 'Saved.',
    off.length > 0 && `${off.length} taken off, not saved yet.`,
    left.length === 0 && 'To have nothing at all, leave the list.',
    `${left.length} of ${MOST_TOPICS} topics.`,
  ]
  return (
    <>
      <p className="lede">
        Never more than one mail a day, none where nothing changed. Add a topic by “By mail” at a section, a list or “
        {PAGE_NAMES.changes}”.
      </p>
      <ul className="my-5 divide-y divide-line border-line border-y">
        {kept.topics.map(({ label }) => {
          const isOff = off.includes(label)
          return (
            <li key={label} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4">
              <strong dir="auto" className={isOff ? 'text-muted line-through' : ''}>
                {withHebrew(label)}
              </strong>
              <button
                type="button"
                className="link min-h-11"
                onClick={() => setOff(isOff ? off.filter((each) => each !== label) : [...off, label])}
              >
                {isOff ? 'Put back' : 'Take off'}
                {srOnly(` ${label}`)}
              </button>
            </li>
          )
        })}
      </ul>
      <RhythmChoice rhythm={rhythm} onChange={setRhythm} />
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="solid" {...ariaDisabled(!canSave || isSaving)} onClick={() => canSave && void save()}>
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
        <span role="status" className="text-muted text-sm">
          {facts.filter(Boolean).join(' ')}
        </span>
      </p>
      <FormError error={error} />
      <section aria-labelledby="leave" className="mt-12 border-part border-t pt-4">
        <h2 id="leave" className="part-title">
          Leave the list
        </h2>
        <p className="mt-1 mb-4">Address and topics are deleted at once.</p>
        <LeaveButton token={token} />
      </section>
    </>
  )
}
