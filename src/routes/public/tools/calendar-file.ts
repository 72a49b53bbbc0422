import { generateIcsCalendar } from 'ts-ics'
import type { DueDay, EventDays } from '@/law/deadlines'
import { formatDay } from '@/lib/dates'
import { NO_ADVICE, SITE_NAME } from '@/lib/site'
import { COUNTED, dueDetails } from './deadline-words'

const DAY = 86_400_000

/**
 * Days as a calendar file (RFC 5545), each an event of a whole day that leaves its day free.
 * @param address of the page that shows them, absolute
 * @param read the ISO day on which they were read
 */
export function calendarFile(due: readonly DueDay[], days: EventDays, address: string, read: string): string {
  const { host } = new URL(address)
  return generateIcsCalendar({
    version: '2.0',
    prodId: `-//${SITE_NAME}//Deadlines//EN`,
    events: due.map((each) => {
      const { deadline, day, putOff } = each
      const start = new Date(`${day}T00:00:00Z`)
      return {
        // the same when it is made again: a calendar replaces what it has
        uid: `${deadline.key}-${day}@${host}`,
        stamp: { date: new Date() },
        start: { date: start, type: 'DATE' as const },
        end: { date: new Date(start.getTime() + DAY), type: 'DATE' as const },
        summary: `VAT: ${deadline.title}${putOff ? ` (put off to ${formatDay(putOff.day)})` : ''}`,
        description: `${dueDetails(each, days, read)}\n\n${COUNTED}\n\n${SITE_NAME}, read ${formatDay(read)}. ${NO_ADVICE}`,
        url: address,
        timeTransparent: 'TRANSPARENT' as const,
      }
    }),
  })
}
