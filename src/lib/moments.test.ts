import { expect, it } from 'vitest'
import { formatMoment, formatStamp } from './moments'

it('ADM-8: writes a moment by the clock of Israel', () => {
  expect(formatMoment('2026-03-01T12:05:00Z')).toBe('1 Mar 2026, 14:05')
  expect(formatStamp('2026-03-01T12:05:00Z')).toBe('2026-03-01 14:05')
  expect(formatStamp('2026-06-30T22:30:00+00:00')).toBe('2026-07-01 01:30')
})
