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
