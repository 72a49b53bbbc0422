import { expect, it } from 'vitest'
import { formatBriefly, formatMoment, formatStamp, momentInIsrael } from './moments'

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

it.each([
  ['2026-12-06', '08:00', '2026-12-06T06:00:00.000Z'],
  ['2027-07-01', '08:00', '2027-07-01T05:00:00.000Z'],
  // Summer time begins at 2 on 26 March 2027, and ends at 2 on 31 October.
  ['2027-03-26', '01:59', '2027-03-25T23:59:00.000Z'],
  ['2027-03-26', '02:30', '2027-03-26T00:30:00.000Z'],
  ['2027-03-26', '08:00', '2027-03-26T05:00:00.000Z'],
  ['2027-10-31', '00:30', '2027-10-30T21:30:00.000Z'],
  ['2027-10-31', '08:00', '2027-10-31T06:00:00.000Z'],
])('MAIL-5 on %s at %s in Israel it is %s, whatever the clock of the device', (day, time, moment) => {
  expect(momentInIsrael(day, time).toISOString()).toBe(moment)
})
