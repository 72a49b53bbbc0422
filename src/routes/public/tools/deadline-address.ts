import {
  type DeadlineEvent,
  EVENTS,
  type EventDays,
  isDeadlineEvent,
  isReporting,
  lastDayOf,
  type Reporting,
} from '@/law/deadlines'
import { readDays } from '@/lib/asked-days'

const EVENT_NAMES = Object.keys(EVENTS).filter(isDeadlineEvent)

/** VAT was first charged then; a day much later than today is a slip of the keyboard. */
const [FIRST, LAST] = ['1976-07-01', '2100-12-31'] as const

/** What the tool was asked in its address. */
export type AskedDeadlines = {
  days: EventDays
  reporting: Reporting
  faults: Partial<Record<DeadlineEvent, string>>
  /** Whether the form was sent, or a link holds what it would. */
  isAsked: boolean
}

/** In the form's order: the month of a return comes last. */
export const EVENT_FIELDS = EVENT_NAMES.toSorted((a, b) => Number(a === 'period') - Number(b === 'period'))

/** Reads the address of the tool for deadlines, of which one day is enough; a way of reporting that there is none of is the usual one. */
export function readDeadlines(params: URLSearchParams): AskedDeadlines {
  const { days, faults }: { days: EventDays; faults: AskedDeadlines['faults'] } = readDays(
    params,
    EVENT_NAMES.filter((name) => name !== 'period'),
  )
  const month = params.get('period')?.trim() ?? ''
  if (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) days.period = lastDayOf(month)
  else if (month) faults.period = `“${month.slice(0, 40)}” is not a month. Write it as year and month: 2026-11.`
  for (const name of EVENT_NAMES) {
    const day = days[name]
    if (!day || (day >= FIRST && day <= LAST)) continue
    faults[name] = 'Enter a day from 1 July 1976, when VAT was first charged, to the end of 2100.'
    delete days[name]
  }
  const reporting = params.get('reporting')
  const isEmpty = EVENT_NAMES.every((name) => !params.get(name)?.trim())
  if (isEmpty) faults[EVENT_FIELDS[0] ?? 'period'] = 'Enter one of these days, or the period of a return.'
  return {
    days,
    reporting: isReporting(reporting) ? reporting : 'general',
    faults,
    isAsked: !isEmpty || params.has('reporting'),
  }
}
