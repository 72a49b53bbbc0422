import { formatDay, todayInIsrael } from './dates'

/** Of what was revoked or overtaken, until when it holds, "held until 23 February 2026"; nothing of what holds. */
export const heldUntil = (until: string | null): string | null =>
  until && `${until < todayInIsrael() ? 'held' : 'holds'} until ${formatDay(until)}`
