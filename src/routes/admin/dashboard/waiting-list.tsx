import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { buttonClass } from '@/ui/button'
import { type WaitingRow, waitingRowsQuery } from '@/data/dashboard/staff'
import { useToday } from '@/ui/hooks/use-today'
import { formatBriefly } from '@/lib/moments'
import { placeAddress } from '@/office/place-address'
import { KindMark, WorkLine } from '@/office/list/work-line'
import { FetchedGroup, WorkGroup } from './work-group'

/** What has its day still to come: rates, which hold from then on, and what is dated ahead (STAFF-1). */
export function WaitingList() {
  return (
    <FetchedGroup query={useQuery(waitingRowsQuery())} failed="Failed to fetch what waits for its day">
      {({ rows, total }) =>
        total > 0 && (
          <WorkGroup title="Waits for its day" icon={CalendarClock} count={total}>
            {rows.map((row) => (
              <Waiting key={row.id} row={row} />
            ))}
          </WorkGroup>
        )
      }
    </FetchedGroup>
  )
}

/** There is no publishing by date (spec 4): of all but rates, only the date is still to come. */
const WHAT_WAITS: Readonly<Record<string, string>> = {
  vat_rate: 'holds from that day',
  section: 'speaks for that day; readers see it now',
}

function Waiting({ row }: { row: WaitingRow }) {
  const { kind, title, day } = row
  const address = placeAddress(row)
  return (
    <WorkLine
      mark={<KindMark kind={kind} />}
      name={title}
      address={address}
      time={{ moment: day, words: formatBriefly(day, useToday()) }}
      actions={
        address && (
          <Link to={address} className={buttonClass('outline')}>
            Open<span className="sr-only"> {title}</span>
          </Link>
        )
      }
    >
      {WHAT_WAITS[kind] ?? 'is dated ahead; readers see it now'}
    </WorkLine>
  )
}
