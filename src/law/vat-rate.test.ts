import { describe, expect, it } from 'vitest'
import { percent, rateOnDay } from './vat-rate'

const first = { effective_from: '1976-07-01', rate: 8 }
const second = { effective_from: '2024-03-01', rate: 17 }
const third = { effective_from: '2025-01-01', rate: 18 }
const rates = [third, second, first]

describe('rateOnDay', () => {
  it('DATA-8 finds no rate before the first one', () => {
    expect(rateOnDay(rates, '1976-06-30')).toBeNull()
  })

  it('DATA-8 gives the new rate from the day of the change on', () => {
    expect(rateOnDay(rates, '2025-01-01')?.rate).toBe(third)
    expect(rateOnDay(rates, '1976-07-01')?.rate).toBe(first)
  })

  it('DATA-8 gives the old rate on the day before a change, which is its last day', () => {
    expect(rateOnDay(rates, '2024-12-31')).toEqual({ rate: second, lastDay: '2024-12-31' })
  })

  it('DATA-8 counts the last day over the ends of months and leap years', () => {
    expect(rateOnDay(rates, '2024-02-29')).toEqual({ rate: first, lastDay: '2024-02-29' })
  })

  it('DATA-8 gives the latest known rate for a day to come', () => {
    expect(rateOnDay(rates, '2090-01-01')).toEqual({ rate: third, lastDay: null })
  })

  it('DATA-8 leaves a rate that is decided but not yet in force out of account', () => {
    expect(rateOnDay([{ effective_from: '2030-01-01', rate: 19 }, ...rates], '2029-12-31')).toEqual({
      rate: third,
      lastDay: '2029-12-31',
    })
  })

  it('DATA-8 does not depend on the order of the rows, and changes none', () => {
    const shuffled = [second, first, third]
    expect(rateOnDay(shuffled, '2024-06-01')?.rate).toBe(second)
    expect(shuffled).toEqual([second, first, third])
  })

  it('DATA-8 finds nothing in an empty table', () => {
    expect(rateOnDay([], '2025-01-01')).toBeNull()
  })
})

it('DATA-8 writes a rate without idle zeros, whether it comes as a number or as text', () => {
  expect([percent(18), percent('18.00'), percent('16.50')]).toEqual(['18%', '18%', '16.5%'])
})
