import type { Edition } from '@/data/editions/staff'
import { formatCount } from '@/lib/count'
import { formatDay, formatShortDay } from '@/lib/dates'
import { formatMoment } from '@/lib/moments'

/** So long after it began an edition can be stopped, in milliseconds, as in the database. */
const STOPPABLE = 600_000

/** Whether it can be stopped still: it waits for its time, or began a moment ago. */
export const isStoppable = ({ state, began_at }: Edition, now = Date.now()): boolean =>
  state === 'due' || (state === 'sending' && began_at !== null && Date.parse(began_at) + STOPPABLE > now)

/** Of which days it tells: "22 Nov to 28 November 2026". */
export const periodOf = ({ from_day, to_day }: Pick<Edition, 'from_day' | 'to_day'>): string =>
  from_day === to_day ? formatDay(to_day) : `${formatShortDay(from_day)} to ${formatDay(to_day)}`

/** What state an edition is in, and what became of its mails. */
export function stateOf(edition: Edition): string {
  const { state, due_at, began_at, reason, readers, sent, refused, unknown } = edition
  const counts = `${formatCount(sent)} of ${formatCount(readers)} sent, ${formatCount(refused)} refused, ${formatCount(unknown)} unknown`
  switch (state) {
    case 'due':
      return `Set for ${due_at ? formatMoment(due_at) : 'now'}`
    case 'sending':
      return `Sending${began_at ? ` since ${formatMoment(began_at)}` : ''}: ${counts}`
    case 'sent':
      return `Sent: ${counts}`
    case 'stopped':
      return `Stopped${reason ? `: ${reason}` : ''}; ${counts}`
    default:
      return 'Draft'
  }
}
