import type { WaitingRow } from '@/data/dashboard/staff'
import type { WaitingDraft } from '@/data/drafts/staff'
import { formatDay } from '@/lib/dates'

/** What stands under one heading of the calendar. */
type Group = {
  key: string
  title: string
  note: string
  drafts: readonly WaitingDraft[]
  rows: readonly WaitingRow[]
}

/** What waits, in the order of its days: first what missed its day, at last what has none. @param today an ISO date */
export function groupsOf(drafts: readonly WaitingDraft[], rows: readonly WaitingRow[], today: string): Group[] {
  const failed = drafts.filter(({ failure }) => failure !== null)
  const set = drafts.filter(({ failure, publish_on }) => failure === null && publish_on !== null)
  const others = drafts.filter(({ failure, publish_on }) => failure === null && publish_on === null)
  const days = [...new Set([...set.map(({ publish_on }) => publish_on ?? ''), ...rows.map(({ day }) => day)])].sort()
  return [
    { key: 'failed', title: 'Did not go live', note: 'waits for you', drafts: failed, rows: [] },
    ...days.map((day) => ({
      key: day,
      title: formatDay(day),
      note: distance(day, today),
      drafts: set.filter(({ publish_on }) => publish_on === day),
      rows: rows.filter((row) => row.day === day),
    })),
    { key: 'none', title: 'No day yet', note: 'drafts that somebody publishes by hand', drafts: others, rows: [] },
  ].filter((group) => group.drafts.length + group.rows.length > 0)
}

const DAY = 24 * 60 * 60 * 1000

/** How far a day is away; of a month or a year the first day is not known. */
function distance(day: string, today: string): string {
  if (day.length < today.length) return ''
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY)
  if (days <= 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
