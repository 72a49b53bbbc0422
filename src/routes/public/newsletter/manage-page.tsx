import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { setSubscription, subscriptionQuery } from '@/data/newsletter-subscriptions/mailed'
import { MOST_TOPICS, type NamedTopic, topicKey } from '@/data/newsletter-subscriptions/topics'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { srOnly } from '@/ui/content/sr-only'
import { withHebrew } from '@/ui/content/with-hebrew'
import { FormError } from '@/ui/form-error'
import { useSubmitState } from '@/ui/hooks/use-submit-state'
import { AddTopic } from './add-topic'
import { LeavableLink } from './leave-page'
import { LINES, NAME, type Subscription } from './mailed-link'
import { RhythmChoice } from './rhythm-choice'

/** What somebody has by mail: topics and rhythm in one save, and leaving (MAIL-4). */
export function Component() {
  return (
    <LeavableLink
      title="Your topics"
      description="What you get by mail, and how often."
      noLink="A link is good for 7 days."
    >
      {(subscription, token, leave) => (
        <>
          <Topics kept={subscription} token={token} />
          <section aria-labelledby="leave" className="mt-6 grid gap-4 border-part border-t pt-4">
            <div>
              <h2 id="leave" className="part-title">
                Leave the list
              </h2>
              <p className="mt-1 text-muted">Address and topics are deleted at once.</p>
            </div>
            {leave('Leave the list', 'outline')}
          </section>
        </>
      )}
    </LeavableLink>
  )
}

function Topics({ kept, token }: { kept: Subscription; token: string }) {
  const cache = useQueryClient()
  const [rhythm, setRhythm] = useState(kept.rhythm)
  const [off, setOff] = useState<readonly string[]>([])
  const [added, setAdded] = useState<readonly NamedTopic[]>([])
  const { status, error, submit } = useSubmitState()
  const topics = [...kept.topics, ...added].map((topic) => ({ ...topic, key: topicKey(topic) }))
  const left = topics.filter(({ key }) => !off.includes(key))
  const isKept = (key: string) => kept.topics.some((topic) => topicKey(topic) === key)
  const more = left.filter(({ key }) => !isKept(key)).length
  const fewer = off.filter(isKept).length
  const isChanged = more + fewer > 0 || rhythm !== kept.rhythm
  const isFull = left.length >= MOST_TOPICS
  const canSave = isChanged && left.length > 0 && left.length <= MOST_TOPICS
  const isSaving = status === 'submitting'
  const save = () =>
    submit(async () => {
      const chosen = await setSubscription(token, rhythm, left)
      cache.setQueryData(subscriptionQuery(token).queryKey, { ...kept, ...chosen })
      setOff([])
      setAdded([])
    })
  const putBack = (key: string) => setOff(off.filter((each) => each !== key))
  const add = (topic: NamedTopic) => {
    const key = topicKey(topic)
    if (left.some((each) => each.key === key)) return false
    if (off.includes(key)) putBack(key)
    else setAdded([...added, topic])
    return true
  }
  const facts = [
    status === 'success' && !isChanged && 'Saved.',
    more > 0 && `${more} added, not saved yet.`,
    fewer > 0 && `${fewer} taken off, not saved yet.`,
    left.length === 0 && 'To have nothing at all, leave the list.',
    `${left.length} of ${MOST_TOPICS} topics.`,
  ]
  return (
    <>
      <p className="lede">
        Never more than one mail a day, none where nothing changed. This page is open for 7 days from the link in your
        mail.
      </p>
      <ul className={LINES}>
        {topics.map(({ label, key }) => {
          const isOff = off.includes(key)
          return (
            <li key={key} className="flex min-h-14 items-center justify-between gap-x-4 py-1">
              <span dir="auto" className={`${NAME} ${isOff ? 'text-muted line-through' : ''}`}>
                {withHebrew(label)}
              </span>
              <span className="flex flex-none flex-wrap items-center justify-end gap-x-4">
                {isOff && <span className="text-muted text-sm">taken off, not saved</span>}
                {/* One that is not saved yet is struck too: the button is where it was, and so is the focus. */}
                <button
                  type="button"
                  className="link min-h-11"
                  onClick={() => (isOff ? putBack(key) : setOff([...off, key]))}
                >
                  {isOff ? 'Put back' : 'Take off'}
                  {srOnly(` ${label}`)}
                </button>
              </span>
            </li>
          )
        })}
      </ul>
      <AddTopic isShut={isFull} onAdd={add} />
      <RhythmChoice rhythm={rhythm} onChange={setRhythm} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          look="solid"
          className="max-tablet:w-full"
          {...ariaDisabled(!canSave || isSaving)}
          onClick={() => void save()}
        >
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
        <span role="status" className="text-muted text-sm">
          {facts.filter(Boolean).join(' ')}
        </span>
      </p>
      <FormError error={error} />
    </>
  )
}
