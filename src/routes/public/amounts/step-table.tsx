import type { Figure, Step } from '@/data/amounts/figures'
import { numberWords, stepOnDay } from '@/law/amounts'
import { siteOf } from '@/lib/site-of'
import { Day } from '@/ui/content/day'
import { withHebrew } from '@/ui/content/with-hebrew'

const PERIOD = 'block whitespace-normal wrap-anywhere'

/** All amounts of a figure, newest first, each with the time for which it holds and where it was read (TOOL-1). */
export function StepTable({ figure: { name, unit, steps }, today }: { figure: Figure; today: string }) {
  const present = stepOnDay(steps, today)
  return (
    <table className="step-table">
      <caption>{`${name}: ${steps.length === 1 ? 'the figure known' : 'all figures known'}`}</caption>
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">Until</th>
          <th scope="col" className="is-number">
            {unit}
          </th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step.id} className={step === present ? 'is-present' : ''}>
            <th scope="row">
              {step.period ? <span className={PERIOD}>{step.period}</span> : <Day date={step.effective_from} />}
            </th>
            <td>
              <Until step={step} isPresent={step === present} today={today} />
            </td>
            <td className="is-number">{numberWords(step.amount)}</td>
            <td>
              <Source words={step.source} />
              {step.note && <span className="block">{withHebrew(step.note)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type UntilProps = { step: Step; isPresent: boolean; today: string }

function Until({ step: { effective_from, last_day, period }, isPresent, today }: UntilProps) {
  if (effective_from > today) return 'as decided so far'
  if (isPresent) return <span className="is-today">{period ? 'none later known' : 'today'}</span>
  return last_day && !period ? <Day date={last_day} /> : null
}

/** Where an amount was read: addresses by the names of their sites, and words. */
function Source({ words }: { words: string }) {
  return words.split(' ').map((word, index, all) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text keep their places
    <span key={index}>
      {gapBefore(word, all[index - 1])}
      {isAddress(word) ? <SourceLink href={word} /> : withHebrew(word)}
    </span>
  ))
}

const isAddress = (word = '') => /^https?:\/\//.test(word)

/** Addresses are told apart by more than a space, also where only their words are read (BULK-4). */
const gapBefore = (word: string, before?: string) =>
  before === undefined ? '' : isAddress(word) && isAddress(before) ? ', ' : ' '

const SourceLink = ({ href }: { href: string }) => (
  <a href={href} rel="noopener noreferrer" className="link">
    {siteOf(href)}
    <span aria-hidden> ↗</span>
    <span className="sr-only"> (opens another site)</span>
  </a>
)
