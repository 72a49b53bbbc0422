import { stepOnDay } from './amounts'

/** What is invoiced, and to whom, as far as it matters for an allocation number (TOOL-3). */
export const SUPPLIES = {
  taxed: 'With VAT at the standard rate',
  relieved: 'Zero-rated or exempt',
  reverse: 'From a foreign supplier, taxed by reverse charge',
  unknown: 'I do not know',
} as const
export const BUYERS = {
  dealer: 'A registered (authorised) dealer in Israel',
  consumer: 'A consumer, or another who may not deduct input tax',
  public: 'The State or another public body',
  unknown: 'I do not know',
} as const

type Supply = keyof typeof SUPPLIES
type Buyer = keyof typeof BUYERS

export type Invoice = { day: string; amount: number; supply: Supply; buyer: Buyer }

type Amount = { effective_from: string; amount: number }

/**
 * The temporary order by which a number is a condition of deducting input tax (sections 38(a1) and 47(a2)): Amendment No. 63, Sefer
 * Ha-Chukkim 3045 of 31 May 2023. When its amounts were first applied is in the figure.
 */
export const ORDER = { from: '2024-01-01', to: '2028-12-31' } as const

/**
 * Whether an invoice needs a number: "yes" and "no" are sure by day and amount; "outside" and "boundary" are no by the Law as it
 * was enacted; "public" and "depends" are what sources or the reader leave open; "before" and "after" are days without numbers.
 */
export type Verdict = 'yes' | 'no' | 'before' | 'after' | 'boundary' | 'outside' | 'public' | 'depends'

/**
 * Whether an invoice needs an allocation number, by the amount of its day (TOOL-3).
 * @param amounts those of the figure, newest first
 * @returns with the amount that holds on the day; none before the first
 */
export function needsNumber<Of extends Amount>(
  { day, amount, supply, buyer }: Invoice,
  amounts: readonly Of[],
): { verdict: Verdict; limit: Of | undefined } {
  const limit = stepOnDay(amounts, day)
  const verdict = (): Verdict => {
    if (!limit) return 'before'
    if (day > ORDER.to) return 'after'
    if (amount < limit.amount) return 'no'
    if (supply === 'relieved' || supply === 'reverse' || buyer === 'consumer') return 'outside'
    if (amount === limit.amount) return 'boundary'
    if (buyer === 'public') return 'public'
    return supply === 'unknown' || buyer === 'unknown' ? 'depends' : 'yes'
  }
  return { verdict: verdict(), limit }
}

/** More than any invoice. */
export const MOST_INVOICED = 1_000_000_000_000

/**
 * Reads an amount in shekels as people write it: 5000, "5,000.00", "5.000,00", "NIS 5 000". Of two different signs the last
 * one is that of the fraction; a single one before three digits is a comma, for "5.000" may mean five.
 * @returns the amount, or what is wrong with it in a sentence
 */
export function readAmount(text: string): number | string {
  const written = text
    .trim()
    .replace(/^(?:NIS|ILS|₪)\s*|\s*(?:NIS|ILS|₪)$/gi, '')
    .replace(/(?<=\d)[\s\u00a0'’](?=\d{3}(?!\d))/g, '')
  const [, sign = '', digits = ''] = /^([-−]?)([\d.,]+)$/.exec(written) ?? []
  const number = digits && plainNumber(digits)
  if (!number) {
    return /^\d+\.\d{3}$/.test(digits)
      ? `“${text.trim()}” may mean thousands or a fraction. Write ${digits.replace('.', ',')} or ${digits.replace('.', '')}.`
      : `“${text.trim().slice(0, 40)}” is not an amount in shekels. Write it like 5000 or 5,000.00.`
  }
  const amount = Number(sign ? `-${number}` : number)
  if (amount <= 0) return 'An invoice is of more than 0. A credit note is not meant here.'
  if (amount > MOST_INVOICED) return 'That is more than any invoice: 1,000,000,000,000 at most.'
  return amount
}

const PATTERNS: readonly [pattern: RegExp, thousands: string, fraction: string][] = [
  [/^\d+(?:\.\d{1,2})?$/, ',', '.'],
  [/^\d+,\d{1,2}$/, '.', ','],
  [/^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/, ',', '.'],
  [/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/, '.', ','],
  [/^\d{1,3}(?:\.\d{3}){2,}$/, '.', ','],
]

/** Digits without signs of thousands, with a point before the fraction; undefined if they are in no known form. */
function plainNumber(digits: string): string | undefined {
  const [, thousands = '', fraction = ''] = PATTERNS.find(([pattern]) => pattern.test(digits)) ?? []
  return thousands ? digits.replaceAll(thousands, '').replace(fraction, '.') : undefined
}
