import { expect, it } from 'vitest'
import { needsNumber } from '@/law/allocation'
import { allocationMemo, answersOf, OPEN, READ, sureOf } from './allocation-words'

const STEPS = [
  { effective_from: '2026-06-01', amount: 5000 },
  { effective_from: '2024-05-05', amount: 25_000 },
]
const invoice = (day: string, amount: number) => ({ day, amount, supply: 'taxed', buyer: 'dealer' }) as const
const said = (day: string, amount: number) => {
  const asked = invoice(day, amount)
  const { limit } = needsNumber(asked, STEPS)
  return sureOf(asked, { limit, first: STEPS.at(-1), today: '2026-11-28' }).join(' ')
}

it.each([
  ['2026-07-01', 8000, /^On 1 July 2026 the amount was NIS 5,000 before VAT, .* The invoice exceeds it: NIS 8,000\.$/],
  ['2026-07-01', 4000, /The invoice is less: NIS 4,000\.$/],
  ['2026-07-01', 5000, /The invoice is exactly that: NIS 5,000\.$/],
  ['2027-07-01', 8000, /the amount will be NIS 5,000 before VAT, from 1 June 2026, as decided so far\./],
  ['2029-01-01', 8000, /^Allocation numbers are a temporary order, from 1 January 2024 to 31 December 2028\./],
  ['2024-02-01', 90_000, /first applied on 5 May 2024\. The invoice is older\. .* to begin on 1 January 2024\.$/],
  ['2023-12-31', 90_000, /first applied on 5 May 2024\. The invoice is older\.$/],
])('TOOL-3 of an invoice of %s over %i says %s', (day, amount, words) => {
  expect(said(day, amount)).toMatch(words)
})

it('TOOL-3 says whose invoice is meant, by which sections, and until when', () => {
  expect(OPEN.yes[0]).toMatch(/^An invoice with VAT, to a registered \(authorised\) dealer: .*section 38\(a1\)/)
  expect(READ).toMatch(/temporary order as enacted in 2023, from 1 January 2024 to 31 December 2028/)
  expect(allocationMemo(invoice('2026-07-01', 8000), 'yes', ['Sure.'])).toEqual([
    'Does an invoice of 1 July 2026 over NIS 8,000 before VAT need an allocation number? Supply: with VAT at the standard rate. Buyer: a registered (authorised) dealer in Israel.',
    'Yes. Sure.',
    ...OPEN.yes,
    READ,
    expect.stringMatching(/^Value Added Tax Law, 5736-1975, ss\. 38\(a1\) and 47\(a2\)/),
  ])
})

it('TOOL-3 tells back what was answered, and what is not known', () => {
  expect(answersOf({ ...invoice('2026-07-01', 8000), buyer: 'unknown' })).toEqual([
    'invoice of 1 Jul 2026',
    'NIS 8,000 before VAT',
    'supply: with VAT at the standard rate',
    'buyer: not known',
  ])
})
