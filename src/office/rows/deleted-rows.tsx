import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deletedRowsQuery, restoreVersion } from '@/data/history/staff'
import type { ManagedTable } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import { formatMoment } from '@/lib/moments'
import { withReason } from '@/lib/with-reason'
import { Line } from '@/office/list/line'
import { Lines } from '@/office/list/lines'
import { NewerOlder } from '@/office/list/newer-older'
import { useWhatHolds } from '@/office/list/undo-notice'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { srOnly } from '@/ui/content/sr-only'
import { useSubmitState } from '@/ui/hooks/use-submit-state'

type DeletedRowsProps = {
  table: ManagedTable
  nouns: readonly [one: string, many: string]
  /** The chapter, section or category that they hung on. */
  parent: string | null
}

/** What was deleted from a table, to be brought back with all that went with it (DATA-6, ADM-11, STAFF-2). */
export function DeletedRows({ table, nouns: [, many], parent }: DeletedRowsProps) {
  const [page, setPage] = useState(1)
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
          <NewerOlder page={page} pages={query.data?.pages ?? 1} onPage={setPage} />
        </div>
      }
    >
      {({ version, title, deleted_at, deleted_by }, onGone) => (
        <Line
          name={title}
          hasActsOnSmall
          acts={<Restore table={table} version={version} of={title} onRestored={onGone} />}
        >
          <span className="office-detail block">
            deleted {formatMoment(deleted_at)} by {deleted_by ?? 'the owner of the database'}
          </span>
        </Line>
      )}
    </Lines>
  )
}

type RestoreProps = { table: ManagedTable; version: number; of: string; onRestored: () => void }

function Restore({ table, version, of, onRestored }: RestoreProps) {
  const markStale = useMarkStale(table)
  const hold = useWhatHolds()
  const { status, error, submit } = useSubmitState()
  const restore = () =>
    submit(async () => {
      await restoreVersion(version)
      onRestored()
      hold({ text: 'Restored', holds: 'It is again as it was before it was deleted' })
      await markStale()
    })
  return (
    <>
      <Button look="outline" {...ariaDisabled(status === 'submitting')} onClick={() => void restore()}>
        Restore{srOnly(` ${of}`)}
      </Button>
      <p role="alert" className="w-full text-danger empty:hidden">
        {error && withReason('Failed to restore', error)}
      </p>
    </>
  )
}
