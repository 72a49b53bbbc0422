import type { RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import type { Step } from '@/data/amounts/figures'
import { numberWords } from '@/law/amounts'
import { type Change, type Deal, dealOf, hasRisen, type Outcome, reckon, whatWouldChange } from '@/law/chargeability'
import { formatDay } from '@/lib/dates'
import { paths } from '@/names/paths'
import { useToday } from '@/ui/hooks/use-today'
import { RateLine } from './rate-line'
import { headingOf, rateMemo, sentenceOf, sinceOf } from './rate-words'
import { Cite, Memo, ResultRow } from './tool-parts'

/** Of this day are the Tax Authority's instructions on the change to 18% (fact pack, News). */
const CHANGE_TO_18 = '2025-01-01'

type RateAnswerProps = { asked: Deal; rates: readonly Step[]; heading: RefObject<HTMLHeadingElement | null> }

/** When tax became chargeable, the rate of that day, what would change it, and a text to take along (TOOL-2). */
export function RateAnswer({ asked, rates, heading }: RateAnswerProps) {
  const today = useToday()
  const { search } = useLocation()
  const outcomes = reckon(asked, rates)
  const [first] = outcomes
  const changes = outcomes.length === 1 && first ? whatWouldChange(asked, first, rates, formatDay) : []
  const risen = outcomes.some((outcome) => hasRisen(asked, outcome, rates))
  const isComplete = outcomes.some(({ rate }) => rate)
  const isOne = outcomes.length === 1 && Boolean(first?.rate)
  return (
    <section aria-label="The rate" className="tool-result">
      {!isOne && (
        <div className="tool-row">
          <h2 ref={heading} tabIndex={-1}>
            {headingOf(outcomes)}
          </h2>
        </div>
      )}
      {outcomes.map((outcome) => (
        <OneRate
          key={outcome.rule.law}
          outcome={outcome}
          rates={rates}
          today={today}
          heading={isOne ? heading : null}
          when={
            outcomes.length > 1
              ? outcome === first
                ? 'If none of this is so'
                : `If ${dealOf(asked.kind).other?.when}`
              : ''
          }
        />
      ))}
      {isComplete && <RateLine deal={asked} outcomes={outcomes} rates={rates} />}
      {changes.length > 0 && <Changes changes={changes} />}
      {isComplete && changes.length === 0 && outcomes.length === 1 && (
        <ResultRow>
          <p>None of the days named here leads to another rate.</p>
        </ResultRow>
      )}
      {risen && (
        <ResultRow
          note={
            <p>
              <Cite section="section 6" /> Collecting the tax from the buyer
            </p>
          }
        >
          <p>
            If the price was agreed before the rise, the dealer may claim the added tax from the buyer, unless the
            contract or price-control law says otherwise.
          </p>
        </ResultRow>
      )}
      {isComplete && (
        <ResultRow
          note={
            <p>
              <Cite section="section 30" /> <Cite section="section 31" />
            </p>
          }
        >
          <p>This is the standard rate. Whether the deal is zero-rated or exempt is a question of its own.</p>
        </ResultRow>
      )}
      {isComplete && (
        <Memo lines={rateMemo(asked, outcomes, rates, today)} address={paths.whichRate + search} today={today} />
      )}
    </section>
  )
}

type OneRateProps = Omit<RateAnswerProps, 'asked' | 'heading'> & {
  outcome: Outcome<Step>
  today: string
  when: string
  /** Of the whole answer, where the rate is all of it. */
  heading: RateAnswerProps['heading'] | null
}

function OneRate({ outcome, rates, today, when, heading }: OneRateProps) {
  const { rule, day, rate } = outcome
  const before = rate && rates[rates.indexOf(rate) + 1]
  const isOfChange = rate?.effective_from === CHANGE_TO_18 || (day && day < CHANGE_TO_18 && day >= '2024-12-05')
  return (
    <div className="tool-row tool-rate">
      {rate && <span>Rate</span>}
      <div>
        {when && <p className="mb-2 text-muted">{when}:</p>}
        {rate && heading && (
          <h2 ref={heading} tabIndex={-1}>
            <Figure rate={rate} /> <small className="tool-since">{sinceOf(rate, rates)}</small>
          </h2>
        )}
        {rate && !heading && (
          <p>
            <Figure rate={rate} isOneOfTwo />
          </p>
        )}
        <p>{sentenceOf(outcome, rates, today)}</p>
        {rate?.note && <p className="mt-2 text-muted">{rate.note}</p>}
      </div>
      <div className="gloss space-y-1">
        <b>Time of chargeability</b>
        <p>
          <Cite section={rule.provision} /> {rule.law}
        </p>
        {rate && (
          <p>
            <Cite section="section 2" /> {`rate: ${numberWords(rate.amount)}% from ${formatDay(rate.effective_from)}`}
            {before && `, ${numberWords(before.amount)}% before`}
          </p>
        )}
        {isOfChange && (
          <p>
            Interpretive Instructions 01/2025 of the Tax Authority say on this change: generally delivery for goods,
            payment for most services, release from customs for imports.
          </p>
        )}
      </div>
    </div>
  )
}

function Figure({ rate, isOneOfTwo = false }: { rate: Step; isOneOfTwo?: boolean }) {
  return (
    <span className={`tool-figure ${isOneOfTwo ? 'is-one-of-two' : ''}`}>
      {numberWords(rate.amount)}
      <small>%</small>
    </span>
  )
}

function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <>
      {[...Map.groupBy(changes, ({ percent }) => percent)].map(([percent, ofRate]) => (
        <div key={percent}>
          <div className="tool-row">
            <h3>{`It would be ${numberWords(percent)}% if`}</h3>
          </div>
          <ul>
            {ofRate.map(({ words, provision }) => (
              <li key={words} className="tool-row is-item">
                <div>{words}.</div>
                <div className="gloss">
                  <Cite section={provision} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}
