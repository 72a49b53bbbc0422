import type { AmendmentRow, AmendmentStep } from '@/data/amendments/staff'
import { formatDay } from '@/lib/dates'
import { paths } from '@/names/paths'
import type { Holding } from '@/office/list/standing-line'
import { amendmentAddress } from '@/office/place-address'
import { SCREENS } from '@/office/screens'

// What the line of what holds says of what waits for its day, wherever it was set (TIME-2, TIME-3).

/** A step of an amendment, and what holds since. */
export type Taken = {
  step: AmendmentStep
  done: Holding
  /** The steps that undo it, and what holds then; none where readers saw nothing of it. */
  back?: { label?: string; steps: readonly AmendmentStep[]; done: Holding }
}

export const TO_CALENDAR = { label: SCREENS.calendar.label, to: paths.manager('calendar'), isOffice: true }

/** The way to an amendment in its list. */
export const toAmendment = (amendment: AmendmentRow) => ({
  label: amendment.title,
  to: amendmentAddress(amendment),
  isOffice: true,
})

/** @param day in words */
export const seenFrom = (day: string): string => `Readers see it from ${day}, 00:00 in Israel`

/** What is said of one that is set while something stands in its way. @param day in words */
const wouldWait = (day: string): string => `It goes live on ${day} only if everything in it is ready by then`

/** What holds once it is not set any more. */
export const UNSET: Holding = { text: 'Not set any more', holds: 'It does not go live by itself' }

const TAKEN_BACK: Holding = { text: 'Taken back', holds: 'All reads as before' }

export const WITHDRAWN: Holding = {
  text: 'Withdrawn',
  holds: 'Readers see nothing of it; its changes are still here',
}

/** Where readers see what they are told. */
export const CHANGED = { label: 'what changed', to: paths.changes() }

/** Taking back what is in force. */
export const TAKE_BACK: Taken = {
  step: 'take back',
  done: TAKEN_BACK,
  back: { steps: ['reopen', 'set'], done: { text: 'In force again', holds: 'Readers see it now', way: CHANGED } },
}

/**
 * Setting an amendment for its day; one whose day has begun is in force at once.
 * @param day an ISO date; null while it has none
 * @param waiting how many of its changes stand in its way
 */
export function setStep(day: string | null, today: string, waiting: number): Taken {
  if (day !== null && day <= today) {
    const done = { text: 'In force', holds: 'Readers see it now', way: CHANGED }
    return { step: 'set', done, back: { label: 'Take it back', steps: ['take back'], done: TAKEN_BACK } }
  }
  const when = day === null ? 'its day' : formatDay(day)
  const done = { text: 'Set', holds: (waiting === 0 ? seenFrom : wouldWait)(when), way: TO_CALENDAR }
  return { step: 'set', done, back: { steps: ['unset'], done: UNSET } }
}

/** Said of the field for an amendment's public note. */
export const NOTE_HINT = 'What it changes and for whom, for readers, in two lines at most.'
