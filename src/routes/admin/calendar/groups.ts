import { formatCount } from '@/lib/count'
import { formatDay } from '@/lib/dates'
import type { Waiting } from '@/office/drafts/waiting'

/** What stands under one heading of the calendar. */
export type Group = {
  /** An ISO date, "failed" or "none". */
  key: string
  title: string
  note: string
  items: readonly Waiting[]
}

/** Whether a group is a day, and not what failed or has none. */
export const isOfDay = ({ key }: Group): boolean => /^\d{4}-\d\d-\d\d$/.test(key)

/** Headings of what has no day, and what missed it. */
const OTHERS: Readonly<Record<string, readonly [title: string, note: string]>> = {
  failed: ['Did not go live', 'waits for you'],
  none: ['No day yet', 'drafts that somebody publishes by hand, amendments without a day'],
}

/** The order of the groups: first what missed its day, at last what has none. */
const placeOf = (key: string) => (key === 'failed' ? '' : key === 'none' ? '~' : key)

/** What waits, by its days. @param today an ISO date */
export const groupsOf = (items: readonly Waiting[], today: string): Group[] =>
  [...Map.groupBy(items, ({ isFailed, day }) => (isFailed ? 'failed' : (day ?? 'none')))]
    .map(([key, ofKey]) => {
      const [title, note] = OTHERS[key] ?? [formatDay(key), noteOf(key, today)]
      return { key, title, note, items: ofKey }
    })
    .sort((one, other) => (placeOf(one.key) < placeOf(other.key) ? -1 : 1))

const DAY = 24 * 60 * 60 * 1000
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Its day of the week, and how far it is away; of a month or a year the first day is not known. */
function noteOf(day: string, today: string): string {
  if (day.length < today.length) return ''
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY)
  return `${WEEKDAYS[new Date(day).getUTCDay()]}, ${distance(days)}`
}

function distance(days: number): string {
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'yesterday'
  const many = `${formatCount(Math.abs(days))} days`
  return days > 0 ? `in ${many}` : `${many} ago`
}
