import type { AmendmentRow } from '@/data/amendments/staff'
import type { WaitingRow } from '@/data/dashboard/staff'
import type { WaitingDraft, WentLive } from '@/data/drafts/staff'
import { formatDay } from '@/lib/dates'

/** All that the calendar is about. */
export type ToCome = {
  drafts: readonly WaitingDraft[]
  amendments: readonly AmendmentRow[]
  rows: readonly WaitingRow[]
  live: readonly WentLive[]
}

/** What stands under one heading of the calendar. */
export type Group = ToCome & {
  /** An ISO date, "failed" or "none". */
  key: string
  title: string
  note: string
}

/** Whether a group is a day, and not what failed or has none. */
export const isOfDay = ({ key }: Group): boolean => /^\d{4}-\d\d-\d\d$/.test(key)

const NOTHING: ToCome = { drafts: [], amendments: [], rows: [], live: [] }

/** How many lines there are. */
export const countLines = ({ drafts, amendments, rows, live }: ToCome): number =>
  drafts.length + amendments.length + rows.length + live.length

/** What the filters leave: of one kind of text, and what the reader of the calendar has written. */
export function narrowed({ drafts, amendments, rows, live }: ToCome, kind: string, isMine: boolean): ToCome {
  const isOfKind = (text: { kind: string }) => kind === '' || text.kind === kind
  const own = drafts.filter(({ is_own }) => is_own || !isMine)
  const isOwn = ({ id }: AmendmentRow) => !isMine || own.some(({ amendment }) => amendment === id)
  return {
    drafts: own.filter(isOfKind),
    amendments: amendments.filter((amendment) => isOfKind({ kind: 'amendment' }) && isOwn(amendment)),
    // Nobody is known to have set the date of a row.
    rows: isMine ? [] : rows.filter(isOfKind),
    live: live.filter((text) => isOfKind(text) && (text.is_own || !isMine)),
  }
}

/** What somebody has to decide: it did not go live on its day, or cannot as it is. */
export const needing = ({ drafts }: ToCome): ToCome => ({
  ...NOTHING,
  drafts: drafts.filter(
    ({ failure, is_outdated, contested_by }) => failure !== null || is_outdated || contested_by !== null,
  ),
})

/**
 * What waits, in the order of its days: first what missed its day, at last what has none. The changes of amendments stand for
 * themselves only if they failed, or are asked for. @param today an ISO date
 */
export function groupsOf({ drafts, amendments, rows, live }: ToCome, today: string): Group[] {
  const failed = drafts.filter(({ failure }) => failure !== null)
  const own = drafts.filter(({ failure }) => failure === null)
  const set = own.filter(({ publish_on }) => publish_on !== null)
  const days = [
    ...new Set([
      ...live.map(({ day }) => day),
      ...set.map(({ publish_on }) => publish_on ?? ''),
      ...amendments.flatMap(({ day }) => day ?? []),
      ...rows.map(({ day }) => day),
    ]),
  ].sort()
  return [
    { ...NOTHING, key: 'failed', title: 'Did not go live', note: 'waits for you', drafts: failed },
    ...days.map((day) => ({
      key: day,
      title: formatDay(day),
      note: noteOf(day, today),
      drafts: set.filter(({ publish_on }) => publish_on === day),
      amendments: amendments.filter((amendment) => amendment.day === day),
      rows: rows.filter((row) => row.day === day),
      live: live.filter((text) => text.day === day),
    })),
    {
      ...NOTHING,
      key: 'none',
      title: 'No day yet',
      note: 'drafts that somebody publishes by hand, amendments without a day',
      drafts: own.filter(({ publish_on }) => publish_on === null),
      amendments: amendments.filter(({ day }) => day === null),
    },
  ].filter((group) => countLines(group) > 0)
}

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
  return days > 0 ? `in ${days} days` : `${-days} days ago`
}
