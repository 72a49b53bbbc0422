import { lazily } from '@/lib/lazily'

const DAY = 86_400_000

const hebrewDay = lazily(
  () => new Intl.DateTimeFormat('en-u-ca-hebrew', { timeZone: 'UTC', day: 'numeric', month: 'long' }),
)

/** From and to which day of a Hebrew month there is rest: holidays, and the days between the first and the last of a feast. */
const FEASTS: readonly [month: string, from: number, to: number][] = [
  ['Tishri', 1, 2],
  ['Tishri', 10, 10],
  ['Tishri', 15, 22],
  ['Nisan', 15, 21],
  ['Sivan', 6, 6],
]

/**
 * Whether an ISO day is a rest day as sections 67(b1) and 67A(e) have it: Saturday, the holidays, and the intermediate days of
 * Passover and Sukkot. Which holidays are meant stands in another law (section 18A(a) of the Law and Administration Ordinance).
 */
export function isRestDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  if (date.getUTCDay() === 6) return true
  const parts = Object.fromEntries(
    hebrewDay()
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  )
  return FEASTS.some(
    ([month, from, to]) => parts.month === month && Number(parts.day) >= from && Number(parts.day) <= to,
  )
}

/** How many of the five days before an ISO day are rest days. */
export const restDaysBefore = (day: string): number =>
  [1, 2, 3, 4, 5].filter((by) => isRestDay(new Date(Date.parse(day) - by * DAY).toISOString().slice(0, 10))).length
