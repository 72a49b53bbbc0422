import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toldChangesQuery } from '@/data/changes/staff'
import type { ManagedTable } from '@/data/staff-table'
import { formatMoment } from '@/lib/moments'
import { PanelLine } from '@/office/list/line'
import { Lines } from '@/office/list/lines'
import { Button } from '@/ui/button'
import { DescribeChange } from './describe-change'

/** How many stand there until all are asked for. */
const SHOWN = 3

/** What readers are told of the changes of a text, each to be mended (TIME-5); nothing while there are none. */
export function ToldChanges({ table, id }: { table: ManagedTable; id: string }) {
  const query = useQuery(toldChangesQuery(table, id))
  const [described, setDescribed] = useState<string | null>(null)
  return (
    <Lines
      isInPanel
      title="What readers are told"
      query={query}
      failed="Failed to fetch what readers are told"
      rows={query.data}
      keyOf={({ version }) => String(version)}
      most={SHOWN}
      others="more"
      foot={
        described !== null && (
          <DescribeChange table={table} id={id} changedAt={described} onClose={() => setDescribed(null)} />
        )
      }
    >
      {({ changed_at, is_new, is_minor, note }) => (
        <PanelLine
          note={<span dir="auto">{[is_minor && 'Minor', note ?? 'No note'].filter(Boolean).join(' · ')}</span>}
          acts={
            <Button look="quiet" onClick={() => setDescribed(changed_at)}>
              {note === null ? 'Add a note' : 'Mend'}
              <span className="sr-only"> on the change of {formatMoment(changed_at)}</span>
            </Button>
          }
        >
          {`${is_new ? 'New' : 'Changed'}, ${formatMoment(changed_at)}`}
        </PanelLine>
      )}
    </Lines>
  )
}
