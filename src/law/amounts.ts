import { formatDay } from '@/lib/dates'

/** "18%", "NIS 5,000", "NIS 2 million". Backends return a numeric column as a number or as text. */
export const formatAmount = (amount: number | string, unit: string): string => {
  const number = numberWords(amount)
  return unit === '%' ? `${number}%` : `${unit} ${number}`
}

/** An amount without its unit: "16.5", "1,775,000", "2 million". */
export function numberWords(amount: number | string): string {
  const value = Number(amount)
  const millions = value / 1_000_000
  if (value > 0 && Number.isInteger(millions)) return `${millions} million`
  const [whole = '', fraction] = String(value).split('.')
  return whole.replace(/\d(?=(?:\d{3})+$)/g, '$&,') + (fraction ? `.${fraction}` : '')
}

type Dated = { effective_from: string; last_day?: string | null }

/** Of amounts, newest first, the one that holds on an ISO day (DATA-8); undefined before the first, and where none is known. */
export function stepOnDay<Step extends Dated>(steps: readonly Step[], day: string): Step | undefined {
  const latest = steps.find(({ effective_from }) => effective_from <= day)
  return latest && !isOver(latest, day) ? latest : undefined
}

/** Whether an amount holds no longer on an ISO day. */
export const isOver = ({ last_day }: Pick<Dated, 'last_day'>, day: string): boolean =>
  Boolean(last_day && last_day < day)

type Timed = Dated & { period: string }

/**
 * From when on an amount holds, in words: "since 1 June 2026", or what alone is known of its time: "as of 1 January 2026".
 * @param word "from" for one that holds no longer, or not yet
 */
export const sinceWords = ({ effective_from, period }: Timed, word: 'since' | 'from' = 'since'): string =>
  period || `${word} ${formatDay(effective_from)}`
