import { lazily } from './lazily'

// A slow phone takes 25 ms to make one.
const israelDayFormat = lazily(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' }))

// Not by Intl, for the same reason: every page writes days.
const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/**
 * A day in words, by UTC for every reader: "1 January 2025".
 * @param date an ISO date or timestamp
 * @throws RangeError for anything else
 */
export function formatDay(date: string): string {
  const [year, month, day] = new Date(date).toISOString().slice(0, 10).split('-').map(Number)
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`
}

/**
 * The month of a day in words: "February 2021", where the day itself would claim more than is known.
 * @param date an ISO date or timestamp
 * @throws RangeError for anything else
 */
export function formatMonth(date: string): string {
  return formatDay(date).replace(/^\d+ /, '')
}

/** Today in Israel as an ISO date: the day that rates and dates of law go by. */
export function todayInIsrael(now = new Date()): string {
  return israelDayFormat().format(now)
}
