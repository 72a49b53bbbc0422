import type { RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import type { Step } from '@/data/amounts/figures'
import { numberWords } from '@/law/amounts'
import { type Deal, type Outcome, reckon, whatWouldChange } from '@/law/chargeability'
import { formatDay } from '@/lib/dates'
import { paths } from '@/names/paths'
import { useToday } from '@/ui/hooks/use-today'
import { leadTo, type MemoText, ToolAnswer } from './answer-parts'
import { answersOf, headingOf, rateMemo, sentenceOf, sinceOf } from './rate-words'
import { Cite } from './tool-parts'

/** Of this day are the Tax Authority's instructions on the change to 18% (fact pack, News). */
const CHANGE_TO_18 = '2025-01-01'

/** The id of the heading of what would change the rate, further down. */
export const CHANGES_TITLE = 'what-would-change-it'

export type AskedRate = { deal: Deal; rates: readonly Step[] }

/** What there is to take along of an answer; nothing without a rate. */
export function useRateMemo({ deal, rates }: AskedRate): MemoText | undefined {
  const today = useToday()
  const { search } = useLocation()
  const outcomes = reckon(deal, rates)
  if (!outcomes.some(({ rate }) => rate)) return
  return { lines: rateMemo(deal, outcomes, rates, today), address: paths.whichRate + search, today }
}

type RateAnswerProps = AskedRate & { heading: RefObject<HTMLHeadingElement | null> }

/** When tax became chargeable, and the rate of that day (TOOL-2). */
export function RateAnswer({ deal, rates, heading }: RateAnswerProps) {
  const today = useToday()
  const memo = useRateMemo({ deal, rates })
  const outcomes = reckon(deal, rates)
  const [first] = outcomes
  const parts = { label: 'The rate', answered: answersOf(deal), memo }
  if (!first?.rate || outcomes.length > 1)
    return (
      <ToolAnswer
        {...parts}
        rows={
          <>
            <div className="tool-row">
              <h2 ref={heading} tabIndex={-1}>
                {headingOf(outcomes)}
              </h2>
            </div>
            {outcomes.map((outcome) => (
              <OneOfSeveral
                key={outcome.when}
                deal={deal}
                outcome={outcome}
                rates={rates}
                when={outcomes.length > 1 ? `If ${outcome.when}:` : ''}
              />
            ))}
          </>
        }
      />
    )
  const { rate } = first
  const [change] = whatWouldChange(deal, first, rates, formatDay)
  return (
    <ToolAnswer
      {...parts}
      tag="Rate"
      note={<Basis deal={deal} outcome={first} rates={rates} />}
      actions={
        change && (
          <button type="button" onClick={() => leadTo(CHANGES_TITLE)}>
            What else could change it
          </button>
        )
      }
    >
      <h2 ref={heading} tabIndex={-1}>
        <Figure rate={rate} /> <small className="tool-since">{sinceOf(rate, rates)}</small>
      </h2>
      <p className="tool-say">{sentenceOf(first, rates, today)}</p>
      {rate.note && <p className="tool-aside">{rate.note}</p>}
      {change && <p className="tool-aside">{`It would be ${numberWords(change.percent)}% if ${change.words}.`}</p>}
    </ToolAnswer>
  )
}

type OutcomeProps = AskedRate & { outcome: Outcome<Step> }

function OneOfSeveral({ deal, outcome, rates, when }: OutcomeProps & { when: string }) {
  const today = useToday()
  const { rate } = outcome
  return (
    <div className="tool-row tool-rate">
      {rate && <span>Rate</span>}
      <div>
        {when && <p className="tool-aside">{when}</p>}
        {rate && (
          <p>
            <Figure rate={rate} isOneOfSeveral />
          </p>
        )}
        <p className="tool-say">{sentenceOf(outcome, rates, today)}</p>
        {rate?.note && <p className="tool-aside">{rate.note}</p>}
      </div>
      <div className="gloss space-y-1">
        <Basis deal={deal} outcome={outcome} rates={rates} />
      </div>
    </div>
  )
}

/** What an outcome rests on. */
function Basis({ deal, outcome: { rule, rate }, rates }: OutcomeProps) {
  const before = rate && rates[rates.indexOf(rate) + 1]
  const days = Object.values(deal.days)
  // The change matters to what lies on both sides of it.
  const isOfChange = days.some((day) => day < CHANGE_TO_18) && days.some((day) => day >= CHANGE_TO_18)
  return (
    <>
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
    </>
  )
}

function Figure({ rate, isOneOfSeveral = false }: { rate: Step; isOneOfSeveral?: boolean }) {
  return (
    <span className={`tool-figure ${isOneOfSeveral ? 'is-one-of-several' : ''}`}>
      {numberWords(rate.amount)}
      <small>%</small>
    </span>
  )
}
