import { periodWords } from '@mail/days.ts'
import type { Edition } from '@/data/editions/staff'
import { formatCount } from '@/lib/count'
import { formatBriefly, formatMoment } from '@/lib/moments'
import { paths } from '@/names/paths'

/** The table under which what is typed of an edition is kept, and its address. */
export const EDITIONS = 'editions'
export const editionAddress = (id: string): string => `${paths.manager('newsletter')}?edition=${id}`

/** So long after it began an edition can be stopped, in milliseconds, as in the database. */
const STOPPABLE = 600_000

/** How long it can be stopped still, in milliseconds; without end while it waits for its time, 0: not any more. */
export function stoppableFor({ state, began_at }: Edition, now: number): number {
  if (state === 'due') return Number.POSITIVE_INFINITY
  return state === 'sending' && began_at ? Math.max(0, Date.parse(began_at) + STOPPABLE - now) : 0
}

/** Of which days it tells: "22 to 28 November 2026". */
export const periodOf = ({ from_day, to_day }: Pick<Edition, 'from_day' | 'to_day'>): string =>
  periodWords(from_day, to_day)

/** What it is called: its subject, or what it will tell. */
export const nameOf = (edition: Edition): string => edition.subject || `Changes of ${periodOf(edition)}`

/** What state an edition is in, since when or until when. */
export function stateOf({ state, due_at, began_at, updated_at }: Edition, today: string): string {
  const since = formatBriefly(began_at ?? updated_at, today)
  switch (state) {
    case 'due':
      return `Set for ${due_at ? `${formatMoment(due_at)}, Israel time` : 'now'}`
    case 'sending':
      return `Sending since ${since}`
    case 'sent':
      return `Sent ${since}`
    case 'stopped':
      return `Stopped ${formatBriefly(updated_at, today)}`
    default:
      return 'Draft'
  }
}

/** What became of its mails, each number with its word. */
export const countsOf = ({
  readers,
  sent,
  refused,
  unknown,
  state,
}: Edition): readonly (readonly [string, string])[] => [
  [formatCount(sent), state === 'sent' ? 'sent' : `of ${formatCount(readers)} sent`],
  [formatCount(refused), 'refused'],
  [formatCount(unknown), 'unknown'],
]
