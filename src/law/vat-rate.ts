type DatedRate = { effective_from: string }

/** A rate and the last day it held, null while no later rate is known. */
export type RateOfDay<Rate extends DatedRate> = { rate: Rate; lastDay: string | null }

/** The rate in force on an ISO day (DATA-8), from rates in any order; null before the first. */
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

/** "18%", "16.5%"; backends return a numeric column as a number or as text. */
export function percent(rate: number | string): string {
  return `${Number(rate)}%`
}
