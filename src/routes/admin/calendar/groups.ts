import type { AmendmentRow } from '@/data/amendments/staff'
import type { WaitingRow } from '@/data/dashboard/staff'
import type { WaitingDraft } from '@/data/drafts/staff'
import { formatDay } from '@/lib/dates'

/** What stands under one heading of the calendar. */
type Group = {
  key: string
  title: string
  note: string
  drafts: readonly WaitingDraft[]
  amendments: readonly AmendmentRow[]
  rows: readonly WaitingRow[]
}

type ToCome = Pick<Group, 'drafts' | 'amendments' | 'rows'>

/**
 * What waits, in the order of its days: first what missed its day, at last what has none. The changes of amendments stand for
 * themselves only if they failed. @param today an ISO date
 */
export function groupsOf({ drafts, amendments, rows }: ToCome, today: string): Group[] {
  const failed = drafts.filter(({ failure }) => failure !== null)
  const own = drafts.filter(({ failure, amendment }) => failure === null && amendment === null)
  const set = own.filter(({ publish_on }) => publish_on !== null)
  const others = own.filter(({ publish_on }) => publish_on === null)
  const days = [
    ...new Set([
      ...set.map(({ publish_on }) => publish_on ?? ''),
      ...amendments.flatMap(({ day }) => day ?? []),
      ...rows.map(({ day }) => day),
    ]),
  ].sort()
  return [
    { key: 'failed', title: 'Did not go live', note: 'waits for you', drafts: failed, amendments: [], rows: [] },
    ...days.map((day) => ({
      key: day,
      title: formatDay(day),
      note: distance(day, today),
      drafts: set.filter(({ publish_on }) => publish_on === day),
      amendments: amendments.filter((amendment) => amendment.day === day),
      rows: rows.filter((row) => row.day === day),
    })),
    {
      key: 'none',
      title: 'No day yet',
      note: 'drafts that somebody publishes by hand, amendments without a day',
      drafts: others,
      amendments: amendments.filter(({ day }) => day === null),
      rows: [],
    },
  ].filter((group) => group.drafts.length + group.amendments.length + group.rows.length > 0)
}

const DAY = 24 * 60 * 60 * 1000

/** How far a day is away; of a month or a year the first day is not known. */
function distance(day: string, today: string): string {
  if (day.length < today.length) return ''
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY)
  if (days <= 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
