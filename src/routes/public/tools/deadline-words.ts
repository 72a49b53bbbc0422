import type { DeadlineEvent, DueDay, EventDays } from '@/law/deadlines'
import { capitalised } from '@/lib/capitalised'
import { formatDay } from '@/lib/dates'

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
  'Counted by the calendar; the day counted from is not counted. Whether a day moves that falls on a Saturday or a holiday is not in the texts here, and the Director may put days of filing off (section 73).'

/** What is to be known of a day beside what is to be done: how it is counted, from what, and its provisions. */
export function dueDetails(due: DueDay, days: EventDays): string {
  const { rule, provisions, caution } = due.deadline
  return [`${capitalised(rule)}; ${sinceWhat(due, days)} (${provisions.join(', ')}).`, caution]
    .filter(Boolean)
    .join(' ')
}

/** The text to copy: each day, what is to be done, why, and how it was counted. */
export const deadlinesMemo = (due: readonly DueDay[], days: EventDays): string[] => [
  ...due.map((each) => `${formatDay(each.day)}: ${each.deadline.title}. ${dueDetails(each, days)}`),
  COUNTED,
]
