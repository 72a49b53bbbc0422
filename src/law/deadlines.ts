import { formatDay } from '@/lib/dates'
import { restDaysBefore } from './rest-days'

/** From what days are counted, each as the form asks for it. */
export const EVENTS = {
  period: ['Period', 'its last month'],
  started: ['Beginning', 'of business or activity in Israel'],
  document: ['Invoice', 'or import document: its date'],
  assessed: ['Assessment', 'the day of its service'],
  decided: ['Decision', 'on an objection: the day of notice'],
} as const

export type DeadlineEvent = keyof typeof EVENTS

/** How a dealer reports, on which the days of a period depend. */
export const REPORTING = {
  general: 'A periodic return',
  online: 'A periodic return that is filed and paid online',
  detailed: 'A return with the detailed report (PCN 874)',
} as const

export type Reporting = keyof typeof REPORTING

export const isDeadlineEvent = (word: string): word is DeadlineEvent => Object.hasOwn(EVENTS, word)
export const isReporting = (word: string | null): word is Reporting => word !== null && Object.hasOwn(REPORTING, word)

/** What is to be done within so many days or months of an event; of a period, by those who report so (get_deadlines). */
export type Deadline = {
  key: string
  event: DeadlineEvent
  reporting: Reporting | null
  title: string
  count: number
  unit: string
  /** The same in words: "within 30 days of its service". */
  rule: string
  provisions: string[]
  provision_urls: string[]
  caution: string
  postponements: Postponement[]
}

/** The last day of a period whose return was put off, the new day, and by what it is known. */
export type Postponement = { period: string; day: string; source: string }

/** That a day was put off: "put off to 26 March 2026, by one newspaper report". */
export const putOffWords = ({ day, source }: Postponement): string => `put off to ${formatDay(day)}, by ${source}`

/** The days of events, as ISO days: of a period its last. */
export type EventDays = Partial<Record<DeadlineEvent, string>>

/** `restDays` are those among the five days before, where they are so many that the day moves; `putOff` is what was decided of that very day. */
export type DueDay = { deadline: Deadline; day: string; restDays: number; putOff?: Postponement | undefined }

/** Of which returns the last day moves, and by which provision: that of an online return is not in the Law. */
export const MOVED_BY: Readonly<Partial<Record<Reporting, string>>> = {
  general: 'section 67(b1)',
  detailed: 'section 67A(e)',
}

/** So many rest days among the five before the last day for a return move it, by these provisions. */
const MOVING = 3

function movingRestDays({ event, reporting }: Deadline, day: string): number {
  const count = event === 'period' && reporting && MOVED_BY[reporting] ? restDaysBefore(day) : 0
  return count >= MOVING ? count : 0
}

const isoDay = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

const partsOf = (date: string) => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { year, month, day }
}

/** The last day, "2026-11-30", of a month, "2026-11". */
export function lastDayOf(month: string): string {
  const { year, month: number } = partsOf(month)
  return isoDay(year, number + 1, 0)
}

/** The ISO day so many days or months after another, which is not counted; six months after 31 August is the end of February. */
export function dueDay(from: string, count: number, unit: string): string {
  const { year, month, day } = partsOf(from)
  if (unit !== 'month') return isoDay(year, month, day + count)
  const last = isoDay(year, month + count + 1, 0)
  return isoDay(year, month + count, Math.min(day, partsOf(last).day))
}

/** The days of the deadlines that follow from these events, earliest first (TOOL-4). */
export const dueDays = (deadlines: readonly Deadline[], days: EventDays, reporting: Reporting): DueDay[] =>
  deadlines
    .flatMap((deadline) => {
      const from = days[deadline.event]
      const isMeant = deadline.reporting === null || deadline.reporting === reporting
      if (!from || !isMeant) return []
      const day = dueDay(from, deadline.count, deadline.unit)
      const putOff = deadline.postponements.find(({ period }) => deadline.event === 'period' && period === from)
      return [{ deadline, day, restDays: movingRestDays(deadline, day), putOff }]
    })
    .toSorted((a, b) => a.day.localeCompare(b.day))
