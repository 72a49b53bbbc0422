import { BUYERS, type Invoice, SUPPLIES, type Verdict } from '@/law/allocation'
import { formatAmount, numberWords } from '@/law/amounts'
import { formatDay } from '@/lib/dates'

type Limit = { effective_from: string; amount: number }

/** The answer in large letters. */
export const HEADLINES: Readonly<Record<Verdict, string>> = {
  yes: 'Yes',
  no: 'No',
  before: 'No',
  boundary: 'Not settled',
  outside: 'Probably not',
  public: 'Not settled',
  depends: 'It depends',
}

/** What is sure by day and amount. */
export function sureOf(
  { day, amount }: Invoice,
  limit: Limit | undefined,
  first: Limit | undefined,
  today: string,
): string[] {
  if (!limit)
    return first ? [`Allocation numbers began on ${formatDay(first.effective_from)}. This invoice is older.`] : []
  const of = amount < limit.amount ? 'less than' : amount > limit.amount ? 'more than' : 'exactly'
  const ahead = day > today ? ', as decided so far' : ''
  return [
    `On ${formatDay(day)} the amount was ${formatAmount(limit.amount, 'NIS')} before VAT, from ${formatDay(limit.effective_from)}${ahead}.`,
    `This invoice is of ${of} that: NIS ${numberWords(amount)}.`,
    ...(amount > limit.amount
      ? [
          'Without a number that it needs, the buyer may not deduct the input tax. The supplier asks for it before the invoice is issued.',
        ]
      : []),
  ]
}

/** What sources or the reader leave open, and what only commentary says. */
export const OPEN: Readonly<Record<Verdict, readonly string[]>> = {
  yes: [
    'Which invoices are meant is known from commentary: tax invoices that include VAT, to a registered dealer who needs the number.',
  ],
  no: [],
  before: [],
  boundary: ['Sources differ on an invoice of exactly this amount: some say “above” it, some “from” it.'],
  outside: [
    'Commentary says that zero-rated and exempt supplies, sales to consumers and purchases from foreign suppliers under reverse charge are outside the system. The Law itself was not read on this.',
  ],
  public: ['Sources describe invoices to public bodies in different ways. Ask the Tax Authority.'],
  depends: [
    'Yes, if it is a tax invoice that includes VAT and goes to a registered dealer who needs the number. By commentary no, if the supply is zero-rated, exempt or under reverse charge, or the buyer is a consumer.',
  ],
}

/** The text to copy. */
export function allocationMemo(
  invoice: Invoice,
  verdict: Verdict,
  limit: Limit | undefined,
  first: Limit | undefined,
  today: string,
): string[] {
  const { day, amount, supply, buyer } = invoice
  return [
    `Does an invoice of ${formatDay(day)} over NIS ${numberWords(amount)} before VAT need an allocation number? Supply: ${lower(SUPPLIES[supply])}. Buyer: ${lower(BUYERS[buyer])}.`,
    `${HEADLINES[verdict]}. ${sureOf(invoice, limit, first, today).join(' ')}`,
    ...OPEN[verdict],
    'Value Added Tax Law, 5736-1975, ss. 38 and 47, as later legislation and the Tax Authority’s Execution Directive 01/2025 of 7 December 2025 are reported; summaries in own words.',
  ]
}

const lower = (words: string) => (words.startsWith('I ') ? 'not known' : words.charAt(0).toLowerCase() + words.slice(1))
