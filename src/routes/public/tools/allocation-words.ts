import { BUYERS, type Invoice, ORDER, SUPPLIES, type Verdict } from '@/law/allocation'
import { formatAmount, numberWords } from '@/law/amounts'
import { formatDay } from '@/lib/dates'
import { answeredAs, shortDate } from './answered-as'

type Limit = { effective_from: string; amount: number }

/** The answer in large letters. */
export const HEADLINES: Readonly<Record<Verdict, string>> = {
  yes: 'Yes',
  no: 'No',
  before: 'No',
  after: 'Not known',
  boundary: 'Probably not',
  outside: 'Probably not',
  public: 'Not settled',
  depends: 'It depends',
}

const SPAN = `from ${formatDay(ORDER.from)} to ${formatDay(ORDER.to)}`

/** What is sure by day and amount, a sentence each. */
export function sureOf(
  { day, amount }: Invoice,
  { limit, first, today }: { limit: Limit | undefined; first: Limit | undefined; today: string },
): string[] {
  if (!limit) return first ? [beforeFirst(day, first)] : []
  if (day > ORDER.to)
    return [`Allocation numbers are a temporary order, ${SPAN}. Whether it is prolonged is not known here.`]
  const than = amount < limit.amount ? 'is less' : amount > limit.amount ? 'exceeds it' : 'is exactly that'
  const [is, ahead] = day > today ? ['will be', ', as decided so far'] : ['was', '']
  return [
    `On ${formatDay(day)} the amount ${is} ${formatAmount(limit.amount, 'NIS')} before VAT, from ${formatDay(limit.effective_from)}${ahead}.`,
    `The invoice ${than}: NIS ${numberWords(amount)}.`,
  ]
}

function beforeFirst(day: string, { effective_from }: Limit): string {
  const enacted = day >= ORDER.from ? ` By the Law as enacted they were to begin on ${formatDay(ORDER.from)}.` : ''
  return `Allocation numbers were first applied on ${formatDay(effective_from)}. The invoice is older.${enacted}`
}

const CONDITION =
  'An invoice with VAT, to a registered (authorised) dealer: without the number the buyer may not deduct the input tax (section 38(a1)). The supplier asks for it before the invoice is issued, and must if the buyer requires it (section 47(a2)).'

/** What is read of the temporary order, and what is not. */
export const READ = `So the temporary order as enacted in 2023, ${SPAN}; the amounts of its years were changed later, and what else was is not known here.`

/** Why it is so, and what sources or the reader leave open. */
export const OPEN: Readonly<Record<Verdict, readonly string[]>> = {
  yes: [CONDITION],
  no: [],
  before: [],
  after: [],
  boundary: ['By the words of section 38(a1) the invoice must be above the amount. Some sources say “from” it.'],
  outside: [
    'A number is a condition of deducting the VAT of the invoice (section 38(a1)), and is not for transactions at the zero rate (section 47(a2)). Without VAT on it, or a buyer who may deduct it, nothing hangs on a number. That reverse charge is outside is known from commentary.',
  ],
  public: ['Sources describe invoices to public bodies in different ways. Ask the Tax Authority.'],
  depends: [
    'Yes, if it is an invoice with VAT to a registered (authorised) dealer. Probably not, if the supply is zero-rated, exempt or under reverse charge, or the buyer may not deduct input tax.',
  ],
}

/** The answers that rest on the words of the temporary order. */
export const RESTS_ON_ORDER: ReadonlySet<Verdict> = new Set(['yes', 'boundary', 'outside', 'depends'])

/** What was asked, in a few words each. */
export const answersOf = ({ day, amount, supply, buyer }: Invoice): string[] => [
  `invoice of ${shortDate(day)}`,
  `NIS ${numberWords(amount)} before VAT`,
  `supply: ${answeredAs(SUPPLIES[supply])}`,
  `buyer: ${answeredAs(BUYERS[buyer])}`,
]

/** The text to copy. */
export function allocationMemo(invoice: Invoice, verdict: Verdict, sure: readonly string[]): string[] {
  const { day, amount, supply, buyer } = invoice
  return [
    `Does an invoice of ${formatDay(day)} over NIS ${numberWords(amount)} before VAT need an allocation number? Supply: ${answeredAs(SUPPLIES[supply])}. Buyer: ${answeredAs(BUYERS[buyer])}.`,
    `${HEADLINES[verdict]}. ${sure.join(' ')}`,
    ...OPEN[verdict],
    ...(RESTS_ON_ORDER.has(verdict) ? [READ] : []),
    'Value Added Tax Law, 5736-1975, ss. 38(a1) and 47(a2), as later legislation and the Tax Authority’s Execution Directive 01/2025 of 7 December 2025 are reported; summaries in own words.',
  ]
}
