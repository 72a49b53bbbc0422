import { lazily } from './lazily'

const TIME_ZONE = 'Asia/Jerusalem'

const momentFormat = lazily(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: TIME_ZONE,
    }),
)
const stampFormat = lazily(
  () => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: TIME_ZONE }),
)

/** An ISO timestamp by Israel's clock, for staff: "1 Mar 2026, 14:05". */
export const formatMoment = (time: string): string => momentFormat().format(new Date(time))

/** An ISO timestamp by Israel's clock, for spreadsheets: "2026-03-01 14:05". */
export const formatStamp = (time: string): string => stampFormat().format(new Date(time))

const dayFormat = lazily(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: TIME_ZONE }),
)

/** An ISO timestamp by Israel's clock, as short as it can be on a day ("2026-11-22"): "14:05", "1 Mar", "1 Mar 2025". */
export function formatBriefly(time: string, today: string): string {
  const stamp = formatStamp(time)
  if (stamp.startsWith(today)) return stamp.slice(11)
  const day = dayFormat().format(new Date(time))
  return stamp.startsWith(today.slice(0, 4)) ? day : `${day} ${stamp.slice(0, 4)}`
}

/**
 * The moment at which Israel's clock shows a day and a time, "2027-03-26" and "08:00", whatever the clock of this device; of a
 * time that summer time leaves out, the moment an hour later. Throws RangeError for anything else.
 */
export function momentInIsrael(day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}Z`)
  const shown = (moment: number) => Date.parse(`${formatStamp(new Date(moment).toISOString()).replace(' ', 'T')}Z`)
  const first = wanted - (shown(wanted) - wanted)
  return new Date(first - (shown(first) - wanted))
}
