import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ToldChange, toldChangesQuery } from '@/data/changes/staff'
import type { ManagedTable } from '@/data/staff-table'
import { formatMoment } from '@/lib/moments'
import { FetchFailed } from '@/office/list/fetch-failed'
import { Button } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { DescribeChange } from './describe-change'

/** How many stand there until all are asked for. */
const SHOWN = 3

/** What readers are told of the changes of a text, each to be mended (TIME-5); nothing while there are none. */
export function ToldChanges({ table, id }: { table: ManagedTable; id: string }) {
  const query = useQuery(toldChangesQuery(table, id))
  const [isWhole, setIsWhole] = useState(false)
  const [described, setDescribed] = useState<string | null>(null)
  const { data, error } = query
  if (data?.length === 0 || (!data && !error)) return null
  const rest = data && !isWhole ? data.length - SHOWN : 0
  return (
    <div className="office-panel-part">
      <Heading>What readers are told</Heading>
      {!data && <FetchFailed what="Failed to fetch what readers are told" query={query} />}
      <ul className="grid gap-1.5 empty:hidden">
        {data?.slice(0, isWhole ? undefined : SHOWN).map((change) => (
          <Told key={change.version} change={change} onDescribe={() => setDescribed(change.changed_at)} />
        ))}
      </ul>
      {rest > 0 && (
        <Button look="quiet" className="-ms-2 justify-self-start" onClick={() => setIsWhole(true)}>
          {rest} more
        </Button>
      )}
      {described !== null && (
        <DescribeChange table={table} id={id} changedAt={described} onClose={() => setDescribed(null)} />
      )}
    </div>
  )
}

function Told({ change, onDescribe }: { change: ToldChange; onDescribe: () => void }) {
  const { changed_at, is_new, is_minor, note } = change
  const moment = formatMoment(changed_at)
  return (
    <li className="flex items-center justify-between gap-2">
      <p className="min-w-0 wrap-anywhere">
        {`${is_new ? 'New' : 'Changed'}, ${moment}`}
        <span dir="auto" className="block text-muted text-sm">
          {[is_minor && 'Minor', note ?? 'No note'].filter(Boolean).join(' · ')}
        </span>
      </p>
      <Button look="quiet" onClick={onDescribe}>
        {note === null ? 'Add a note' : 'Mend'}
        <span className="sr-only"> on the change of {moment}</span>
      </Button>
    </li>
  )
}
