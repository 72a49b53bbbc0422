import { expect, it } from 'vitest'
import { cutDate, knownDate, precisionOf, storedDate } from './known-date'

it.each([
  ['2025-11-06', 'day', '2025-11-06'],
  ['2025-11', 'month', '2025-11-01'],
  ['2025', 'year', '2025-01-01'],
] as const)('TRUE-1 of %s no more is kept than is known, to the %s', (known, precision, date) => {
  expect(precisionOf(known)).toBe(precision)
  expect(storedDate(known)).toEqual({ date, date_precision: precision })
  expect(knownDate({ date, date_precision: precision })).toBe(known)
  expect(cutDate('2025-11-06', precision)).toBe(known)
})

it('TRUE-1 a date of an unknown precision is shown whole, and none stays none', () => {
  expect(knownDate({ date: '2025-11-06', date_precision: 'century' })).toBe('2025-11-06')
  expect(storedDate('').date).toBe('')
})
