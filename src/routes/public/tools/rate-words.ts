import { numberWords } from '@/law/amounts'
import type { Deal, Outcome } from '@/law/chargeability'
import { citeInstrument } from '@/law/citation'
import { type Circumstance, type DayName, dealOf } from '@/law/deal-kinds'
import { capitalised } from '@/lib/capitalised'
import { formatDay } from '@/lib/dates'
import { answeredAs, shortDate } from './answered-as'
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
    return `The tax will become chargeable on ${formatDay(day)}, ${rule.day}. On that day the rate will be ${numberWords(rate.amount)}%, as decided so far.`
  return `The tax became chargeable on ${formatDay(day)}, ${rule.day}. On that day the rate was ${numberWords(rate.amount)}%.`
}

/** "since 1 January 2025", or "from" of a rate that holds no longer. */
export const sinceOf = (rate: Rate, rates: readonly Rate[]): string =>
  `${rate === rates[0] ? 'since' : 'from'} ${formatDay(rate.effective_from)}`

/** What outcomes come to in a line: "18% on 15 January 2025, or 17% on 20 December 2024". */
export function headingOf(outcomes: readonly Outcome<Rate>[]): string {
  const each = outcomes.flatMap(({ day, rate }) =>
    day ? [`${rate ? `${numberWords(rate.amount)}%` : 'No rate'} on ${formatDay(day)}`] : [],
  )
  return [...new Set(each)].join(', or ')
}

/** What else may be so of a deal, as it is asked. */
export const CIRCUMSTANCES: Readonly<Record<Circumstance, string>> = {
  none: 'None of the following',
  cash: 'The seller is a smaller dealer of section 22(b)',
  influenced: 'Seller and buyer are related, and that influenced the price',
  'no-price': 'No price was set',
  'not-money': 'The consideration is wholly or partly not in money',
  large: 'The seller is a large dealer that keeps books by Schedule K',
  advance: 'It was paid in advance',
  unknown: 'I do not know',
}

const DAY_WORDS: Readonly<Record<DayName, (label: string) => string>> = {
  ordered: () => 'ordered',
  given: (label) => label.toLowerCase(),
  registered: () => 'registered',
  invoice: () => 'invoiced',
  paid: () => 'paid',
}

/** The days of a deal with what was done on each: "paid". */
const toldDays = ({ kind, days }: Deal) =>
  DAY_NAMES.flatMap((each) => {
    const [day, label] = [days[each], dealOf(kind).days[each]?.[0]]
    return day && label ? [{ done: DAY_WORDS[each](label), day }] : []
  })

/** What was asked, in a few words each: "a service", "paid 15 Jan 2025". */
export function answersOf(deal: Deal): string[] {
  const { kind, circumstance, isContinuing } = deal
  const { name, continuing } = dealOf(kind)
  const told = [answeredAs(name), ...toldDays(deal).map(({ done, day }) => `${done} ${shortDate(day)}`)]
  if (circumstance !== 'none') {
    told.push(`what else is so: ${answeredAs(CIRCUMSTANCES[circumstance])}`)
    if (continuing && isContinuing) told.push('it continues')
  }
  return told
}

/** What the tool leaves out. */
const NOT_EXAMINED =
  'The standard rate. Not examined: zero rate and exemptions (sections 30 and 31), sale on consignment (section 23), own use (section 25), and the transactions of regulation 7, such as letting, which are taxed on payment.'

/** The text to copy: the deal, each outcome with its sections, what was taken to be so, and what the texts here are. */
export function rateMemo(
  deal: Deal,
  outcomes: readonly Outcome<Rate>[],
  rates: readonly Rate[],
  today: string,
): string[] {
  const { name, others } = dealOf(deal.kind)
  const told = toldDays(deal).map(({ done, day }) => `${done} on ${formatDay(day)}`)
  const known = outcomes.map((outcome, index) => {
    const { rule, rate } = outcome
    const when = outcomes.length > 1 ? (index === 0 ? 'Unless the following is so: ' : `If ${outcome.when}: `) : ''
    const source = rate ? ` (section 2; from ${formatDay(rate.effective_from)}).` : ''
    const sentence = sentenceOf(outcome, rates, today)
    const law = `under ${rule.provision} of the ${LAW}, ${rule.law}. `
    const start = when ? when + law : capitalised(law)
    return start + (source ? sentence.replace(/\.$/, source) : sentence) + (rate?.note ? ` ${rate.note}` : '')
  })
  const taken = others.map(({ when, rule }) => `It was taken not to be so that ${when} (${rule.provision}).`)
  return [
    `${name}${told.length > 0 ? `, ${told.join(', ')}` : ''}.`,
    ...known,
    ...(deal.circumstance === 'none' ? taken : []),
    `${NOT_EXAMINED} Summaries in own words of the text of 14 January 2021.`,
  ]
}
