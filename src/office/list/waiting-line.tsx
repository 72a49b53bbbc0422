import type { WaitingRow } from '@/data/dashboard/staff'
import { formatDay } from '@/lib/dates'
import { placeAddress } from '@/office/place-address'
import { KindMark, WorkLine } from './work-line'

/** What is said of a row whose day is still to come; of most only the date is. */
const WHAT_WAITS: Readonly<Record<string, string>> = {
  amount: 'holds from that day',
  section: 'speaks for that day; readers see it now',
}

/** A stored row whose day is still to come, with the way to it (STAFF-1). */
export function WaitingLine({ row, hasDay = false }: { row: WaitingRow; hasDay?: boolean }) {
  const { kind, title, day } = row
  return (
    <WorkLine
      mark={<KindMark kind={kind} />}
      name={title}
      address={placeAddress(row)}
      {...(hasDay && { time: { moment: day, words: formatDay(day) } })}
      way="Open"
    >
      {WHAT_WAITS[kind] ?? 'is dated ahead; readers see it now'}
    </WorkLine>
  )
}
