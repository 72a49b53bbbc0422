import { describe, expect, it } from 'vitest'
import { type Invoice, MOST_INVOICED, needsNumber, readAmount } from './allocation'

const AMOUNTS = [
  { effective_from: '2026-06-01', amount: 5000 },
  { effective_from: '2026-01-01', amount: 10_000 },
  { effective_from: '2025-01-01', amount: 20_000 },
  { effective_from: '2024-05-05', amount: 25_000 },
]
const invoice = (day: string, amount: number, more: Partial<Invoice> = {}): Invoice => ({
  day,
  amount,
  supply: 'taxed',
  buyer: 'dealer',
  ...more,
})
const verdict = (asked: Invoice) => needsNumber(asked, AMOUNTS).verdict

describe('TOOL-3 whether an invoice needs an allocation number', () => {
  it.each([
    ['2024-05-04', 1_000_000, 'before'],
    ['1970-01-01', 1_000_000, 'before'],
    ['2024-05-05', 25_001, 'yes'],
    ['2024-05-05', 24_999.99, 'no'],
    ['2026-05-31', 9_000, 'no'],
    ['2026-06-01', 9_000, 'yes'],
    ['2026-06-01', 5_000, 'boundary'],
    ['2026-06-01', 5_000.01, 'yes'],
    ['2028-12-31', 6_000, 'yes'],
    ['2029-01-01', 6_000, 'after'],
    ['2029-01-01', 4_000, 'after'],
  ] as const)('TOOL-3 of %s over %d: %s', (day, amount, expected) => {
    expect(verdict(invoice(day, amount))).toBe(expected)
  })

  it.each([
    [{ supply: 'relieved' }, 'outside'],
    [{ supply: 'reverse' }, 'outside'],
    [{ buyer: 'consumer' }, 'outside'],
    [{ buyer: 'public' }, 'public'],
    [{ buyer: 'unknown' }, 'depends'],
    [{ supply: 'unknown' }, 'depends'],
    [{ supply: 'relieved', buyer: 'unknown' }, 'outside'],
  ] as const)('TOOL-3 by the parties %j: %s', (more, expected) => {
    expect(verdict(invoice('2026-07-01', 8000, more))).toBe(expected)
  })

  it('TOOL-3 is no for a small invoice, whoever the parties are', () => {
    expect(verdict(invoice('2026-07-01', 4000, { supply: 'unknown', buyer: 'unknown' }))).toBe('no')
  })
})

describe('TOOL-3 an amount as people write it', () => {
  it.each([
    ['5000', 5000],
    ['5,000', 5000],
    ['5,000.00', 5000],
    ['5.000,00', 5000],
    ['1.234.567', 1_234_567],
    ['12,5', 12.5],
    ['NIS 5,000', 5000],
    ['₪5000.5', 5000.5],
    ['5 000 NIS', 5000],
    ['1,234,567.89', 1_234_567.89],
    [String(MOST_INVOICED), MOST_INVOICED],
  ])('TOOL-3 %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount)
  })

  it.each([
    ['0', /more than 0/],
    ['-5000', /more than 0/],
    ['1000000000000000', /more than any invoice/],
    ['5.000', /may mean thousands or a fraction\. Write 5,000 or 5000/],
    ['five', /is not an amount/],
    ['$5,000', /is not an amount/],
    ['5,00,0', /is not an amount/],
    ['1e5', /is not an amount/],
    ['NaN', /is not an amount/],
    ['', /is not an amount/],
  ])('TOOL-3 refuses %j', (text, fault) => {
    expect(readAmount(text)).toMatch(fault)
  })
})
