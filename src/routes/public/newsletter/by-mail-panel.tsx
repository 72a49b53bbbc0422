import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { OfferedTopic } from '@/data/newsletter-subscriptions/offered-topics'
import { subscribeToNewsletter } from '@/data/newsletter-subscriptions/submit'
import type { Rhythm } from '@/data/newsletter-subscriptions/topics'
import { HAS_FEEDS } from '@/lib/site'
import { CONTENT_KINDS, isItemKind, KINDS } from '@/names/kinds'
import { paths } from '@/names/paths'
import { AddressForm } from '@/ui/address-form'
import { FeedLink } from '@/ui/content/feed-link'
import { withHebrew } from '@/ui/content/with-hebrew'
import { Said } from '@/ui/states/said'
import { RhythmChoice } from './rhythm-choice'

/** The widest topic, at the end of what is offered. */
const EVERYTHING = { name: 'Everything on this site', kinds: [], provisions: [] }

const kindOf = ({ kinds }: OfferedTopic) => CONTENT_KINDS.find((each) => kinds.includes(each))

function nameOf(topic: OfferedTopic): string {
  const { name, provisions } = topic
  const kind = kindOf(topic)
  return name ?? (kind ? KINDS[kind].many : '') + (provisions.length > 0 ? ' on the chosen sections' : '')
}

/** What is in a topic that its name does not say. */
function contentOf({ kinds, provisions }: OfferedTopic): string {
  if (kinds.length > 0) return ''
  if (provisions.length > 0)
    return provisions.length > 1 ? 'their texts, rulings and questions' : 'its text, rulings and questions'
  return 'rates, amounts, amendments, texts, news'
}

/** What is sent, how often, and where to (MAIL-4); the same is said to every address. */
export function ByMailPanel({ topics: narrower }: { topics: readonly OfferedTopic[] }) {
  const [chosen, setChosen] = useState(0)
  const [rhythm, setRhythm] = useState<Rhythm>('weekly')
  const [typed, setTyped] = useState('')
  const [isSent, setIsSent] = useState(false)
  const topics: readonly OfferedTopic[] = [...narrower, EVERYTHING]
  const topic = topics[chosen] ?? EVERYTHING
  const { kinds, provisions } = topic
  return (
    <section
      aria-label="Changes by mail"
      className="my-5 grid max-w-text gap-4 border-part border-y py-5 font-sans text-base text-ink"
    >
      <h2 className="part-title">When this changes, by mail</h2>
      {isSent ? (
        <>
          <Said title="Successfully subscribed!">
            Open the link in the mail that we have sent to confirm it. From then on: {withHebrew(nameOf(topic))},{' '}
            {rhythm}, if something changed.
          </Said>
          <p className="text-muted text-sm">
            No mail after 10 minutes? Look among spam, then{' '}
            <button type="button" className="link" onClick={() => setIsSent(false)}>
              send it again
            </button>
            .
          </p>
        </>
      ) : (
        <AddressForm
          name="Changes by mail"
          button="Get it by mail"
          typed={typed}
          send={(email, sending) => subscribeToNewsletter(email, sending, { rhythm, topics: [{ kinds, provisions }] })}
          onSent={(email) => {
            setTyped(email)
            setIsSent(true)
          }}
        >
          <fieldset>
            <legend className="font-semibold text-sm">What</legend>
            {topics.map((each, index) => (
              <label
                key={nameOf(each)}
                className="flex min-h-11 items-center gap-x-2.5 border-line border-t py-1.5 last:border-b"
              >
                <input
                  type="radio"
                  name="topic"
                  className="radio"
                  checked={chosen === index}
                  onChange={() => setChosen(index)}
                />
                <span>
                  <span dir="auto" className="me-2.5 font-serif text-[1.1875rem]/snug">
                    {withHebrew(nameOf(each))}
                  </span>{' '}
                  <span className="text-muted text-sm">{contentOf(each)}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <RhythmChoice rhythm={rhythm} onChange={setRhythm} />
        </AddressForm>
      )}
      <p className="text-muted text-sm">
        We send one link to confirm it. No account, no password. Already on the list? The topic is added once you open
        the link.{' '}
        <Link to={paths.newsletter('manage')} className="link">
          See or change your topics
        </Link>
      </p>
      <WithoutAddress topic={topic} />
    </section>
  )
}

/** The same to be looked at, or fetched by a reader of feeds. */
function WithoutAddress({ topic }: { topic: OfferedTopic }) {
  const { kinds, provisions } = topic
  const kind = kindOf(topic)
  const feed = kind && isItemKind(kind) && provisions.length === 0 ? paths.feed(kind) : paths.changesFeed
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      <b className="font-semibold">The same without an address</b>
      <Link to={paths.concerning(paths.changes(), provisions, kinds)} className="link inline-block py-1">
        What changed there
      </Link>
      {HAS_FEEDS && (
        <FeedLink href={feed}>{feed === paths.changesFeed ? 'All changes as a feed' : 'As a feed'}</FeedLink>
      )}
    </p>
  )
}
