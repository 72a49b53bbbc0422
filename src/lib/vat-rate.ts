/** A rate by the day it came into force, as far as a look-up needs it. */
type DatedRate = { effective_from: string }

/** The rate of a day: the row itself, and the last day it held (null while no later rate is known). */
export type RateOfDay<Rate extends DatedRate> = { rate: Rate; lastDay: string | null }

/**
 * Which rate applies on a day (DATA-8): the latest that came into force on it or before. For a day to come that is
 * what is decided so far.
 * @param rates in any order
 * @param day an ISO date
 * @returns null for a day before the first rate
 */
export function rateOnDay<Rate extends DatedRate>(rates: readonly Rate[], day: string): RateOfDay<Rate> | null {
  const newestFirst = rates.toSorted((a, b) => b.effective_from.localeCompare(a.effective_from))
  const index = newestFirst.findIndex((rate) => rate.effective_from <= day)
  const rate = newestFirst[index]
  if (!rate) return null
  const next = newestFirst[index - 1]
  return { rate, lastDay: next ? dayBefore(next.effective_from) : null }
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

/**
 * A rate in writing: "18%", "16.5%".
 * @param rate a number, or its text: backends differ in how they write a numeric column
 */
export function percent(rate: number | string): string {
  return `${Number(rate)}%`
}
