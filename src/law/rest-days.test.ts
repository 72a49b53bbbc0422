import { expect, it } from 'vitest'
import { isRestDay, restDaysBefore } from './rest-days'

it.each([
  ['2026-11-28', true, 'a Saturday'],
  ['2026-11-27', false, 'a Friday'],
  ['2025-09-23', true, 'New Year'],
  ['2025-10-02', true, 'the Day of Atonement'],
  ['2025-10-09', true, 'an intermediate day of Sukkot'],
  ['2025-10-14', true, 'the end of Sukkot'],
  ['2025-10-15', false, 'the day after it'],
  ['2025-04-15', true, 'an intermediate day of Passover'],
  ['2025-06-02', true, 'Shavuot'],
  ['2027-03-21', false, 'a Sunday in Adar II'],
])('TOOL-4 %s is a rest day: %s (%s)', (day, isOne) => {
  expect(isRestDay(day)).toBe(isOne)
})

it('TOOL-4 of the five days before a day, the rest days count', () => {
  expect(restDaysBefore('2023-04-15')).toBe(3)
  expect(restDaysBefore('2026-12-15')).toBe(1)
})
