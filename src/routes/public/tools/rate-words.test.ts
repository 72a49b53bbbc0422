import { expect, it } from 'vitest'
import { reckon } from '@/law/chargeability'
import { answersOf, headingOf, rateMemo } from './rate-words'

const RATES = [
  { effective_from: '2025-01-01', amount: 18, note: '' },
  { effective_from: '2015-10-01', amount: 17, note: '' },
]
const deal = {
  kind: 'service',
  circumstance: 'influenced',
  isContinuing: true,
  days: { given: '2025-02-01', paid: '2024-12-20' },
} as const

it('TOOL-2 tells back what was answered, and of what else is so only what matters', () => {
  expect(answersOf(deal)).toEqual([
    'a service',
    'given 1 Feb 2025',
    'paid 20 Dec 2024',
    'what else is so: seller and buyer are related, and that influenced the price',
    'it continues',
  ])
  expect(answersOf({ ...deal, circumstance: 'none', days: {} })).toEqual(['a service'])
  expect(answersOf({ ...deal, circumstance: 'unknown', isContinuing: false, days: {} })).toEqual([
    'a service',
    'what else is so: not known',
  ])
})

it('TOOL-2 of a continuing service under section 29(1a) the text tells the earlier day, and its rule', () => {
  const [, told] = rateMemo(deal, reckon(deal, RATES), RATES, '2026-11-28')
  expect(told).toMatch(
    /^Under section 29\(1a\) of the .*, where such a service continues and its parts cannot be separated/,
  )
  expect(told).toMatch(
    /chargeable on 20 December 2024, the earlier of .* the rate was 17% \(section 2; from 1 October 2015\)\.$/,
  )
})

it('TOOL-2 of a relation that did not influence the price the text says what was taken not to be so', () => {
  const usual = { ...deal, circumstance: 'none', isContinuing: false } as const
  const lines = rateMemo(usual, reckon(usual, RATES), RATES, '2026-11-28')
  expect(lines[2]).toMatch(
    /^It was taken not to be so that special relations influenced the price, .* \(section 29\(1a\)\)\.$/,
  )
})

it('TOOL-2 says the same outcome once', () => {
  const goods = { ...deal, kind: 'goods', circumstance: 'unknown', days: { paid: '2025-02-01' } } as const
  expect(headingOf(reckon(goods, RATES))).toBe('18% on 1 February 2025')
})
