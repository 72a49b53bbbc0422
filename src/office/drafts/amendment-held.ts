import type { AmendmentRow } from '@/data/amendments/staff'
import { paths } from '@/names/paths'
import type { Holding } from '@/office/list/standing-line'
import { amendmentAddress } from '@/office/place-address'
import { SCREENS } from '@/office/screens'

// What the line of what holds says of what waits for its day, wherever it was set (TIME-2, TIME-3).

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
export const wouldWait = (day: string): string => `It goes live on ${day} only if everything in it is ready by then`

/** What holds once it is not set any more. */
export const UNSET: Holding = { text: 'Not set any more', holds: 'It does not go live by itself' }

export const TAKEN_BACK: Holding = { text: 'Taken back', holds: 'All its sections read as before' }

export const WITHDRAWN: Holding = {
  text: 'Withdrawn',
  holds: 'Readers see nothing of it; its changes are still here',
}

/** Said of the field for an amendment's public note. */
export const NOTE_HINT = 'What it changes and for whom, for readers, in two lines at most.'
