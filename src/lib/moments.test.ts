import { expect, it } from 'vitest'
import { formatBriefly, formatMoment, formatStamp } from './moments'

it('ADM-8: writes a moment by the clock of Israel', () => {
  expect(formatMoment('2026-03-01T12:05:00Z')).toBe('1 Mar 2026, 14:05')
  expect(formatStamp('2026-03-01T12:05:00Z')).toBe('2026-03-01 14:05')
  expect(formatStamp('2026-06-30T22:30:00+00:00')).toBe('2026-07-01 01:30')
})

it.each([
  ['2026-11-22T07:41:00Z', '09:41'],
  ['2026-11-21T22:30:00Z', '00:30'],
  ['2026-11-20T22:30:00Z', '21 Nov'],
  ['2025-12-31T12:00:00Z', '31 Dec 2025'],
])('STAFF-7 writes %s shortly on 22 November 2026: %s', (time, expected) => {
  expect(formatBriefly(time, '2026-11-22')).toBe(expected)
})
