import { lazily } from './lazily'

// Lazily, and months without Intl, because a slow phone takes 25 ms to make one format.
const israelDayFormat = lazily(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' }))

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** The UTC day of an ISO date or timestamp in words: "1 January 2025". Throws RangeError for anything else. */
export function formatDay(date: string): string {
  const [year, month, day] = new Date(date).toISOString().slice(0, 10).split('-').map(Number)
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`
}

/** Without its year, the month in three letters: "6 Nov". Throws like formatDay. */
export function formatShortDay(date: string): string {
  return formatDay(date).replace(/^(\d+ \w{3}).*$/, '$1')
}

/** Its month in words: "February 2021", where the day would claim more than is known. Throws like formatDay. */
export function formatMonth(date: string): string {
  return formatDay(date).replace(/^\d+ /, '')
}

/** Today in Israel as an ISO date, which rates and legal dates go by. */
export function todayInIsrael(now = new Date()): string {
  return israelDayFormat().format(now)
}
