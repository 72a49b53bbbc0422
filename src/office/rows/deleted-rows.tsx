import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { deletedRowsQuery, restoreVersion } from '@/data/history/staff'
import type { ManagedTable } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import { formatMoment } from '@/lib/moments'
import { withReason } from '@/lib/with-reason'
import { FetchFailed } from '@/office/list/fetch-failed'
import { NewerOlder } from '@/office/list/newer-older'
import { useWhatHolds } from '@/office/list/undo-notice'
import { useFocusWhenGone } from '@/office/list/use-focus-when-gone'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { srOnly } from '@/ui/content/sr-only'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useSubmitState } from '@/ui/hooks/use-submit-state'
import { TextSkeleton } from '@/ui/states/skeleton'

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
  const { data } = query
  const box = useRef<HTMLElement>(null)
  const expectRemoval = useFocusWhenGone(data?.rows.map(({ version }) => String(version)) ?? [], box)
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={`Deleted ${many}`}
      className="flex min-w-0 flex-1 flex-col outline-none"
    >
      {query.error && (
        <div className="office-inset">
          <FetchFailed what={`Failed to fetch the deleted ${many}`} query={query} />
        </div>
      )}
      {!data && !query.error && (
        <div className="office-inset">
          <TextSkeleton lines={2} />
        </div>
      )}
      {data?.rows.length === 0 && (
        <p className="office-inset text-muted">{`There are no deleted ${many} to restore.`}</p>
      )}
      {data && data.rows.length > 0 && (
        <ul>
          {data.rows.map((row) => (
            <li key={row.version}>
              <DeletedRow
                table={table}
                version={row.version}
                title={row.title}
                at={row.deleted_at}
                by={row.deleted_by}
                onRestored={expectRemoval}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="office-inset empty:hidden">
        <NewerOlder page={page} pages={data?.pages ?? 1} onPage={setPage} />
      </div>
    </section>
  )
}

type DeletedRowProps = {
  table: ManagedTable
  version: number
  title: string
  at: string
  by: string | null
  onRestored: (version: string) => void
}

function DeletedRow({ table, version, title, at, by, onRestored }: DeletedRowProps) {
  const markStale = useMarkStale(table)
  const hold = useWhatHolds()
  const { status, error, submit } = useSubmitState()
  const restore = () =>
    submit(async () => {
      await restoreVersion(version)
      onRestored(String(version))
      hold({ text: 'Restored', holds: 'It is again as it was before it was deleted' })
      await markStale()
    })
  return (
    <div className="flex min-h-11.5 flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-1 ps-margin pe-inset">
      <p dir="auto" className="min-w-0 grow basis-64">
        <span className="font-semibold">{withHebrew(title)}</span>
        <span className="office-detail block">
          deleted {formatMoment(at)} by {by ?? 'the owner of the database'}
        </span>
      </p>
      <Button look="outline" {...ariaDisabled(status === 'submitting')} onClick={() => void restore()}>
        Restore{srOnly(` ${title}`)}
      </Button>
      <p role="alert" className="w-full text-danger empty:hidden">
        {error && withReason('Failed to restore', error)}
      </p>
    </div>
  )
}
