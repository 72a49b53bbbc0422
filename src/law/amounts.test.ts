import { describe, expect, it } from 'vitest'
import { stepOnDay } from './amounts'

const first = { effective_from: '1976-07-01', amount: 8 }
const second = { effective_from: '2024-03-01', amount: 17 }
const third = { effective_from: '2025-01-01', amount: 18 }
const rates = [third, second, first]

describe('DATA-8 the rate of a day', () => {
  it('DATA-8 finds no rate before the first one', () => {
    expect(stepOnDay(rates, '1976-06-30')).toBeUndefined()
    expect(stepOnDay([], '2025-01-01')).toBeUndefined()
  })

  it('DATA-8 gives the new rate from the day of the change on, and the old one on the day before', () => {
    expect(stepOnDay(rates, '2025-01-01')).toBe(third)
    expect(stepOnDay(rates, '2024-12-31')).toBe(second)
    expect(stepOnDay(rates, '1976-07-01')).toBe(first)
  })

  it('DATA-8 gives the latest known rate for a day to come, and leaves one that is decided for later out of account', () => {
    expect(stepOnDay(rates, '2090-01-01')).toBe(third)
    expect(stepOnDay([{ effective_from: '2091-01-01', amount: 19 }, ...rates], '2090-12-31')).toBe(third)
  })
})
