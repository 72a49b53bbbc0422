// One locale and one time zone for every reader, so that a page written at build time reads the same in the browser.
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const ISRAEL_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' })

/**
 * A day in words: "1 January 2025".
 * @param date an ISO date or timestamp
 */
export function formatDay(date: string): string {
  const known = formatted.get(date)
  if (known) return known
  const day = DAY.format(new Date(date.length === 10 ? `${date}T00:00:00Z` : date))
  formatted.set(date, day)
  return day
}

// Thousands of sections share a handful of days, and Intl is slow.
const formatted = new Map<string, string>()

/** Today in Israel as an ISO date: the day that rates and dates of law go by. */
export function todayInIsrael(now = new Date()): string {
  return ISRAEL_DAY.format(now)
}

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Jerusalem',
})

/** A moment by Israel's clock, for staff: "1 Mar 2026, 14:05". @param time an ISO timestamp */
export const formatMoment = (time: string): string => MOMENT.format(new Date(time))

const STAMP = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Jerusalem',
})

/** A moment by Israel's clock, for tables that are sorted and reckoned with: "2026-03-01 14:05". @param time an ISO timestamp */
export const formatStamp = (time: string): string => STAMP.format(new Date(time))
