import { describe, expect, it } from 'vitest'
import { formatDay, formatMonth, formatShortDay, todayInIsrael } from './dates'

describe('formatDay', () => {
  it.each([
    ['2025-01-01', '1 January 2025'],
    ['1975-12-31', '31 December 1975'],
    ['2026-02-28T23:59:59.999Z', '28 February 2026'],
    // the same moment for every reader, whatever offset it is written with
    ['2026-03-01T01:30:00+02:00', '28 February 2026'],
    ['2026-07-09T00:00:00+00:00', '9 July 2026'],
  ])('LAW-9: writes %s as "%s"', (date, day) => {
    expect(formatDay(date)).toBe(day)
  })

  it.each([
    ['2024-02-06', '6 February 2024', '6 Feb'],
    ['2024-02', 'February 2024', 'Feb'],
    ['2025-05', 'May 2025', 'May'],
    ['1999', '1999', '1999'],
    ['1000', '1000', '1000'],
  ])('TRUE-1 writes %s as "%s", and below its year as "%s": no more than is known', (date, words, short) => {
    expect(formatDay(date)).toBe(words)
    expect(formatShortDay(date)).toBe(short)
  })

  it('TRUE-2 writes the month of a day', () => {
    expect(formatMonth('2021-02-01')).toBe('February 2021')
  })

  it('LAW-9: writes every month as Intl does', () => {
    const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
    const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 29)))
    expect(days.map((day) => formatDay(day.toISOString()))).toEqual(days.map((day) => format.format(day)))
  })

  it('LAW-9: throws for what is no date, rather than writing nonsense', () => {
    expect(() => formatDay('soon')).toThrow(RangeError)
  })
})

describe('todayInIsrael', () => {
  it.each([
    ['2026-01-01T21:59:59Z', '2026-01-01'],
    ['2026-01-01T22:00:00Z', '2026-01-02'],
    // summer time
    ['2026-07-01T20:59:59Z', '2026-07-01'],
    ['2026-07-01T21:00:00Z', '2026-07-02'],
  ])('DATA-8: at %s it is %s in Israel', (now, today) => {
    expect(todayInIsrael(new Date(now))).toBe(today)
  })
})
