import { numberWords } from '@/law/amounts'
import { type DayName, type Deal, dealOf, type Outcome } from '@/law/chargeability'
import { citeInstrument } from '@/law/citation'
import { capitalised } from '@/lib/capitalised'
import { formatDay } from '@/lib/dates'
import { DAY_NAMES } from './deal-address'

type Rate = { effective_from: string; amount: number; note: string }

const LAW = citeInstrument('vat-law')

/** What an outcome comes to, in words: the day and its rate, or what is missing. */
export function sentenceOf({ rule, day, rate }: Outcome<Rate>, rates: readonly Rate[], today: string): string {
  if (!day) return `Enter ${rule.day}: ${rule.law}.`
  const first = rates.at(-1)
  if (!rate) {
    const start = first ? ` VAT was first charged on ${formatDay(first.effective_from)}.` : ''
    return `The day that counts is ${formatDay(day)}, ${rule.day}. There was no rate then.${start}`
  }
  if (day > today)
    return `The tax becomes chargeable on ${formatDay(day)}, ${rule.day}. The rate of that day, as decided so far, is ${numberWords(rate.amount)}%.`
  return `The tax became chargeable on ${formatDay(day)}, ${rule.day}. On that day the rate was ${numberWords(rate.amount)}%.`
}

/** "since 1 January 2025", or "from" of a rate that holds no longer. */
export const sinceOf = (rate: Rate, rates: readonly Rate[]): string =>
  `${rate === rates[0] ? 'since' : 'from'} ${formatDay(rate.effective_from)}`

/** What outcomes come to in a line: "18% on 15 January 2025, or 17% on 20 December 2024". */
export const headingOf = (outcomes: readonly Outcome<Rate>[]): string =>
  outcomes
    .flatMap(({ day, rate }) =>
      day ? [`${rate ? `${numberWords(rate.amount)}%` : 'No rate'} on ${formatDay(day)}`] : [],
    )
    .join(', or ')

const DAY_WORDS: Readonly<Record<DayName, (label: string, day: string) => string>> = {
  ordered: (_, day) => `ordered on ${day}`,
  given: (label, day) => `${label.toLowerCase()} on ${day}`,
  registered: (_, day) => `registered on ${day}`,
  invoice: (_, day) => `invoiced on ${day}`,
  paid: (_, day) => `paid on ${day}`,
}

/** The text to copy: the deal, each outcome with its sections, what was taken to be so, and what the texts here are. */
export function rateMemo(
  deal: Deal,
  outcomes: readonly Outcome<Rate>[],
  rates: readonly Rate[],
  today: string,
): string[] {
  const { name, days, other } = dealOf(deal.kind)
  const told = DAY_NAMES.flatMap((each) => {
    const [day, label] = [deal.days[each], days[each]?.[0]]
    return day && label ? [DAY_WORDS[each](label, formatDay(day))] : []
  })
  const known = outcomes.map((outcome, index) => {
    const { rule, rate } = outcome
    const when =
      outcomes.length > 1 && other ? (index === 0 ? 'Unless the following is so: ' : `If ${other.when}: `) : ''
    const source = rate ? ` (section 2; from ${formatDay(rate.effective_from)}).` : ''
    const sentence = sentenceOf(outcome, rates, today)
    const law = `under ${rule.provision} of the ${LAW}, ${rule.law}. `
    const start = when ? when + law : capitalised(law)
    return start + (source ? sentence.replace(/\.$/, source) : sentence) + (rate?.note ? ` ${rate.note}` : '')
  })
  const taken =
    other && deal.circumstance === 'none'
      ? [`It was taken not to be so that ${other.when} (${other.rule.provision}).`]
      : []
  return [
    `${name}${told.length > 0 ? `, ${told.join(', ')}` : ''}.`,
    ...known,
    ...taken,
    'The standard rate; zero rate and exemptions (sections 30 and 31) were not examined. Summaries in own words of the text of February 2021.',
  ]
}
