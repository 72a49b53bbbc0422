import {
  type DeadlineEvent,
  type DueDay,
  EVENTS,
  type EventDays,
  isDeadlineEvent,
  MOVED_BY,
  REPORTING,
  type Reporting,
} from '@/law/deadlines'
import { capitalised } from '@/lib/capitalised'
import { formatDay, formatMonth } from '@/lib/dates'
import { answeredAs, shortDate } from './answered-as'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** The day of the week of an ISO day. */
export const weekdayOf = (day: string): string => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''

const SINCE: Readonly<Record<DeadlineEvent, (day: string) => string>> = {
  period: (day) => `the period ended on ${day}`,
  started: (day) => `business in Israel began on ${day}`,
  document: (day) => `the document is of ${day}`,
  assessed: (day) => `the assessment was served on ${day}`,
  decided: (day) => `notice of the decision came on ${day}`,
}

/** What a day is counted from, in words: "the period ended on 30 November 2026". */
export const sinceWhat = ({ deadline: { event } }: DueDay, days: EventDays): string =>
  SINCE[event](formatDay(days[event] ?? ''))

/** What is found, earliest first, in a line: "3 days, first 2 December 2026: Object to the assessment". */
export function headingOf(due: readonly DueDay[]): string {
  const [first] = due
  if (!first) return ''
  const words = `${formatDay(first.day)}: ${first.deadline.title}`
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
export function dueDetails(due: DueDay, days: EventDays): string {
  const { rule, provisions, caution } = due.deadline
  return [`${capitalised(rule)}; ${sinceWhat(due, days)} (${provisions.join(', ')}).`, movedWords(due), caution]
    .filter(Boolean)
    .join(' ')
}

/** The text to copy: each day, what is to be done, why, and how it was counted. */
export const deadlinesMemo = (due: readonly DueDay[], days: EventDays): string[] => [
  ...due.map((each) => `${formatDay(each.day)}: ${each.deadline.title}. ${dueDetails(each, days)}`),
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
