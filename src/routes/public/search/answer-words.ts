import type { FigureAnswer } from '@/data/search/answer'
import { formatAmount, isOver, sinceWords } from '@/law/amounts'
import { type Postponement, putOffWords } from '@/law/deadlines'
import { capitalised } from '@/lib/capitalised'
import { formatDay, formatMonth } from '@/lib/dates'
import { siteOf } from '@/lib/site-of'
import { readProvision } from '@/names/provision-names'

/** What a figure is, on the day, in the month or the year that was asked for: "Standard VAT rate on 3 May 2012". */
export function figureTitle({ name, asked_from, asked_to }: FigureAnswer): string {
  if (!asked_from || !asked_to) return name
  if (asked_from === asked_to) return `${name} on ${formatDay(asked_from)}`
  const month = asked_from.slice(0, 7)
  return `${name} in ${formatDay(asked_to.startsWith(month) ? month : asked_from.slice(0, 4))}`
}

/** From when to when it holds, "From 1 January 2010 to 31 August 2012", and what is not certain of that. @param today an ISO day */
export function figureTime(answer: FigureAnswer, today: string): string {
  const { amount, unit, effective_from, last_day, period, asked_from, asked_to } = answer
  if (!effective_from) return ''
  const until = last_day && !period ? ` to ${formatDay(last_day)}` : ''
  const since = sinceWords({ effective_from, period: period ?? '' }, last_day ? 'from' : 'since') + until
  if (isOver(answer, asked_from ?? today))
    return `Not known yet. ${formatAmount(amount ?? '', unit)} ${period || since}.`
  const yet = asked_to && asked_to > today ? ', as decided so far' : ''
  return `${capitalised(since)}${yet}.`
}

/** What must be known beside it, and where it was read: "Source: haaretz.com and icalc.co.il." */
export function figureDoubts({ caution, note, source }: FigureAnswer): string {
  const sites = [
    ...new Set(
      (source ?? '')
        .split(' ')
        .filter((word) => URL.canParse(word))
        .map(siteOf),
    ),
  ]
  const said = sites.length > 0 ? `Source: ${sites.join(', ')}.` : ''
  return [note, caution, said].filter(Boolean).join(' ')
}

/** That the return of a period was put off: "Of February 2026 put off to 26 March 2026, by one newspaper report." */
export const putOffPeriod = (putOff: Postponement): string => `Of ${formatMonth(putOff.period)} ${putOffWords(putOff)}.`

/** A provision as it is seen: "§ 30(a)(5)". */
export function provisionWords(provision: string): string {
  const { sign, number } = readProvision(provision)
  return `${sign} ${number}`
}
