import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deletedRowsQuery, restoreVersion } from '@/data/history/staff'
import type { ManagedTable } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import { formatMoment } from '@/lib/moments'
import { Act } from '@/office/list/act'
import { Line } from '@/office/list/line'
import { Lines } from '@/office/list/lines'
import { Pager } from '@/office/list/pager'
import { useWhatHolds } from '@/office/list/undo-notice'

type DeletedRowsProps = {
  table: ManagedTable
  nouns: readonly [one: string, many: string]
  /** The chapter, section or category that they hung on. */
  parent: string | null
}

/** What was deleted from a table, to be brought back with all that went with it (DATA-6, ADM-11, STAFF-2). */
export function DeletedRows({ table, nouns: [, many], parent }: DeletedRowsProps) {
  const [page, setPage] = useState(1)
  const markStale = useMarkStale(table)
  const hold = useWhatHolds()
  const query = useQuery(deletedRowsQuery(table, parent, page))
  return (
    <Lines
      label={`Deleted ${many}`}
      query={query}
      failed={`Failed to fetch the deleted ${many}`}
      rows={query.data?.rows}
      empty={`There are no deleted ${many} to restore.`}
      keyOf={({ version }) => String(version)}
      foot={
        <div className="office-inset empty:hidden">
          {query.data && <Pager page={page} total={query.data.total} turn={setPage} />}
        </div>
      }
    >
      {({ version, title, deleted_at, deleted_by }) => (
        <Line
          name={title}
          hasActsOnSmall
          acts={
            <Act
              label="Restore"
              of={title}
              failed="Failed to restore"
              act={async () => {
                await restoreVersion(version)
                hold({ text: 'Restored', holds: 'It is again as it was before it was deleted' })
                await markStale()
              }}
            />
          }
        >
          <span className="office-detail block">
            deleted {formatMoment(deleted_at)} by {deleted_by ?? 'the owner of the database'}
          </span>
        </Line>
      )}
    </Lines>
  )
}
