import { numberWords } from '@/law/amounts'
import { type Change, hasRisen, reckon, whatWouldChange } from '@/law/chargeability'
import { formatDay } from '@/lib/dates'
import { Memo } from './answer-parts'
import { type AskedRate, CHANGES_TITLE, useRateMemo } from './rate-answer'
import { RateLine } from './rate-line'
import { Cite, ResultRow } from './tool-parts'

/** Below the form: what would change the rate, the days on its line, and the text to take along (TOOL-2). */
export function RateDetails({ deal, rates }: AskedRate) {
  const memo = useRateMemo({ deal, rates })
  const outcomes = reckon(deal, rates)
  const [first] = outcomes
  if (!first || !memo) return null
  const changes = outcomes.length === 1 ? whatWouldChange(deal, first, rates, formatDay) : []
  return (
    <>
      <section aria-labelledby={CHANGES_TITLE} className="tool-result">
        <div className="tool-row">
          <h2 id={CHANGES_TITLE} tabIndex={-1}>
            What else could change it
          </h2>
        </div>
        <Changes changes={changes} />
        {changes.length === 0 && outcomes.length === 1 && (
          <ResultRow>
            <p>None of the days named here leads to another rate.</p>
          </ResultRow>
        )}
        {outcomes.some((outcome) => hasRisen(deal, outcome, rates)) && (
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
        <ResultRow
          note={
            <p>
              <Cite section="section 30" /> <Cite section="section 31" /> <Cite section="section 23" />{' '}
              <Cite section="section 25" />
            </p>
          }
        >
          <p>
            This is the standard rate. Whether the deal is zero-rated or exempt is a question of its own. Sale on
            consignment, own use, and the transactions of regulation 7, such as letting, have days of their own.
          </p>
        </ResultRow>
        <RateLine deal={deal} outcomes={outcomes} rates={rates} />
      </section>
      <Memo memo={memo} />
    </>
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
