import { useState } from 'react'
import { Link } from 'react-router-dom'
import { subscribeToNewsletter } from '@/data/newsletter-subscriptions/submit'
import type { Rhythm } from '@/data/newsletter-subscriptions/topics'
import { CONTENT_KINDS, KINDS } from '@/names/kinds'
import { paths } from '@/names/paths'
import { Button } from '@/ui/button'
import { withHebrew } from '@/ui/content/with-hebrew'
import { AddressForm } from './address-form'
import type { OfferedTopic } from './offered-topics'
import { RhythmChoice } from './rhythm-choice'

/** The widest topic, at the end of what is offered. */
const EVERYTHING = { name: 'Everything on this site', kinds: [], provisions: [] }

function nameOf({ name, kinds, provisions }: OfferedTopic): string {
  const kind = CONTENT_KINDS.find((each) => kinds.includes(each))
  return name ?? (kind ? KINDS[kind].many : '') + (provisions.length > 0 ? ' on the chosen sections' : '')
}

/** What is sent, how often, and where to (MAIL-4); the same is said to every address. */
export function ByMailPanel({ topics: narrower }: { topics: readonly OfferedTopic[] }) {
  const [chosen, setChosen] = useState(0)
  const [rhythm, setRhythm] = useState<Rhythm>('weekly')
  const [isSent, setIsSent] = useState(false)
  const topics: readonly OfferedTopic[] = [...narrower, EVERYTHING]
  const topic = topics[chosen] ?? EVERYTHING
  const { kinds, provisions } = topic
  return (
    <section aria-label="Changes by mail" className="my-5 max-w-text border-line border-y py-5 text-base text-ink">
      <h2 className="part-title mb-3">When this changes, by mail</h2>
      {isSent ? (
        <>
          <p ref={(line) => line?.focus()} tabIndex={-1} className="outline-none">
            <strong className="block">Successfully subscribed!</strong>
            Open the link in the mail that we have sent to confirm it. From then on: {withHebrew(nameOf(topic))},{' '}
            {rhythm}, if something changed.
          </p>
          <p className="mt-3 text-muted text-sm">No mail after 10 minutes? Look among spam, then send it again.</p>
          <Button look="outline" className="mt-3" onClick={() => setIsSent(false)}>
            Send it again
          </Button>
        </>
      ) : (
        <AddressForm
          name="Changes by mail"
          button="Get it by mail"
          send={(email, sending) => subscribeToNewsletter(email, sending, { rhythm, topics: [{ kinds, provisions }] })}
          onSent={() => setIsSent(true)}
        >
          <fieldset>
            <legend className="font-semibold text-sm">What</legend>
            {topics.map((each, index) => (
              <label key={nameOf(each)} className="flex min-h-11 items-center gap-2.5 border-line border-t">
                <input
                  type="radio"
                  name="topic"
                  className="size-4 flex-none accent-accent"
                  checked={chosen === index}
                  onChange={() => setChosen(index)}
                />
                <span dir="auto">{withHebrew(nameOf(each))}</span>
              </label>
            ))}
          </fieldset>
          <RhythmChoice rhythm={rhythm} onChange={setRhythm} />
        </AddressForm>
      )}
      <p className="mt-4 text-muted text-sm">
        We send one link to confirm it. No account, no password. Already on the list?{' '}
        <Link to={paths.newsletter('manage')} className="link">
          See or change your topics
        </Link>
      </p>
    </section>
  )
}
