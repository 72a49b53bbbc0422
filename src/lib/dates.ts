import { lazily } from './lazily.ts'

// Lazily, and months without Intl, because a slow phone takes 25 ms to make one format.
const israelDayFormat = lazily(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' }))

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/**
 * A date in words, as exact as it is written (TRUE-1): "1 January 2025" for an ISO date or the UTC day of a timestamp,
 * "February 2024" for 2024-02, "1999" for 1999. Throws RangeError for anything else.
 */
export function formatDay(date: string): string {
  const [year, month, day] = new Date(date).toISOString().slice(0, Math.min(date.length, 10)).split('-')
  return [day && Number(day), month && MONTHS[Number(month) - 1], year].filter(Boolean).join(' ')
}

/** Below its year, the month in three letters: "6 Nov", "Feb"; "1999" if no more is known. Throws like formatDay. */
export function formatShortDay(date: string): string {
  return formatDay(date).replace(/^((?:\d+ )?[A-Z][a-z]{2}).*$/, '$1')
}

/** Its month in words: "February 2021", where the day would claim more than is known. Throws like formatDay. */
export function formatMonth(date: string): string {
  return formatDay(date.slice(0, 7))
}

/** Today in Israel as an ISO date, which rates and legal dates go by. */
export function todayInIsrael(now = new Date()): string {
  return israelDayFormat().format(now)
}

const DAY = 86_400_000
const shifted = (day: string, by: number) => new Date(Date.parse(day) + by * DAY).toISOString().slice(0, 10)

/** The ISO date after another. */
export const dayAfter = (day: string): string => shifted(day, 1)

/** The ISO date before another. */
export const dayBefore = (day: string): string => shifted(day, -1)
