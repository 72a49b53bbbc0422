import {
  type DeadlineEvent,
  type DueDay,
  EVENTS,
  type EventDays,
  isDeadlineEvent,
  MOVED_BY,
  putOffWords,
  REPORTING,
  type Reporting,
} from '@/law/deadlines'
import { capitalised } from '@/lib/capitalised'
import { formatDay, formatMonth } from '@/lib/dates'
import { answeredAs, shortDate } from './answered-as'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** The day of the week of an ISO day. */
export const weekdayOf = (day: string): string => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''

/** What happens on the day that is counted from: before it, and after. */
const SINCE: Readonly<Record<DeadlineEvent, readonly [toCome: string, past: string]>> = {
  period: ['the period will end on', 'the period ended on'],
  started: ['business in Israel will begin on', 'business in Israel began on'],
  document: ['the document will be of', 'the document is of'],
  assessed: ['the assessment will be served on', 'the assessment was served on'],
  decided: ['notice of the decision will come on', 'notice of the decision came on'],
}

/** What a day is counted from, in words: "the period ended on 30 November 2026". @param today an ISO day */
export function sinceWhat({ deadline: { event } }: DueDay, days: EventDays, today: string): string {
  const day = days[event] ?? ''
  return `${SINCE[event][day > today ? 0 : 1]} ${formatDay(day)}`
}

/** Both days, of which the later one holds. */
const bothDays = ({ day, putOff }: DueDay): string =>
  formatDay(day) + (putOff ? `; put off to ${formatDay(putOff.day)}` : '')

/** When what came by post was served, where that day counts. */
export function serviceWords({ deadline: { event } }: DueDay): string {
  return event === 'assessed' || event === 'decided'
    ? 'What is sent by post counts as served on the fifth day after it was sent (section 141(b)).'
    : ''
}

/** What is found, earliest first, in a line: "3 days, first 2 December 2026: Object to the assessment". */
export function headingOf(due: readonly DueDay[]): string {
  const [first] = due
  if (!first) return ''
  const words = `${bothDays(first)}: ${first.deadline.title}`
  return due.length === 1 ? words : `${due.length} days, first ${words}`
}

/** What holds of all days here, and what the texts here leave open. */
export const COUNTED =
  'Counted by the calendar; the day counted from is not counted. Whether a last day that is itself a Saturday or a holiday moves is not in the texts here. The Director may put days of filing off (section 73).'

/** That so many rest days before the last day for a return move it; nothing where they do not. */
export function movedWords({ deadline: { reporting }, restDays }: DueDay): string {
  if (!reporting || restDays === 0) return ''
  return `${restDays} of the 5 days before it are rest days by the Hebrew calendar, so that it moves to the fourth working day after the consecutive rest days (${MOVED_BY[reporting]}); which day that is is not counted here.`
}

/** What is to be known of a day beside what is to be done: how it is counted, from what, and its provisions. */
export function dueDetails(due: DueDay, days: EventDays, today: string): string {
  const { rule, provisions, caution } = due.deadline
  const since = `${capitalised(rule)}; ${sinceWhat(due, days, today)} (${provisions.join(', ')}).`
  const putOff = due.putOff && `${capitalised(putOffWords(due.putOff))}.`
  return [putOff, since, movedWords(due), serviceWords(due), caution].filter(Boolean).join(' ')
}

/** The text to copy: each day, what is to be done, why, and how it was counted. */
export const deadlinesMemo = (due: readonly DueDay[], days: EventDays, today: string): string[] => [
  ...due.map((each) => `${bothDays(each)}: ${each.deadline.title}. ${dueDetails(each, days, today)}`),
  COUNTED,
]

/** What was asked, in a few words each: "assessment 2 Nov 2026". */
export function answersOf(days: EventDays, reporting: Reporting): string[] {
  const told = Object.keys(EVENTS)
    .filter(isDeadlineEvent)
    .flatMap((event) => {
      const day = days[event]
      return day && event !== 'period' ? [`${answeredAs(EVENTS[event][0])} ${shortDate(day)}`] : []
    })
  const { period } = days
  return period ? [...told, `period to ${formatMonth(period)}`, answeredAs(REPORTING[reporting])] : told
}
