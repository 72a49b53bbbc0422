import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotice } from '@/components/states/notice'
import { TextSkeleton } from '@/components/states/skeleton'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { held } from '@/components/ui/held'
import { formerRowQuery, restoreVersion, type Version, versionsQuery } from '@/data/history/staff'
import type { ManagedRow, ManagedTable } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import { formatMoment } from '@/lib/moments'
import { ShownValue } from './conflict-dialog'
import { FetchFailed } from './fetch-failed'
import type { RowManager } from './manager'

type RowHistoryProps<Row extends ManagedRow> = {
  manager: Pick<RowManager<Row, object>, 'nouns' | 'fields' | 'valuesOf'> & { table: { table: ManagedTable } }
  id: string
}

/** What a row was before each change, by whom it was changed, and the way back (DATA-6, ADM-11). */
export function RowHistory<Row extends ManagedRow>({ manager, id }: RowHistoryProps<Row>) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(versionsQuery(manager.table.table, id))
  const versions = data?.pages.flatMap((page) => page.versions)
  const retry = () => void (isFetchNextPageError ? fetchNextPage() : refetch())
  return (
    <section aria-label="History" className="mt-3 rounded-lg bg-surface p-4">
      {!versions && !error && <TextSkeleton lines={2} />}
      {versions?.length === 0 && (
        <p className="text-muted">This {manager.nouns[0]} has not been changed since it was added.</p>
      )}
      <ol className="space-y-3">
        {versions?.map((version) => (
          <li key={version.id}>
            <FormerState manager={manager} version={version} />
          </li>
        ))}
      </ol>
      <FetchFailed what="Failed to fetch the history" query={{ error, refetch: retry }} />
      {hasNextPage && !error && (
        <Button look="outline" className="mt-3" {...held(isFetchingNextPage)} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Loading...' : 'Show earlier states'}
        </Button>
      )}
    </section>
  )
}

type FormerStateProps<Row extends ManagedRow> = Pick<RowHistoryProps<Row>, 'manager'> & { version: Version }

function FormerState<Row extends ManagedRow>({ manager, version }: FormerStateProps<Row>) {
  const [isShown, setIsShown] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const markStale = useMarkStale(manager.table.table)
  const { show } = useNotice()
  const until = formatMoment(version.changed_at)
  const restore = async () => {
    await restoreVersion(version.id)
    setIsAsked(false)
    show('Restored')
    await markStale()
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 grow">
          As it was until <strong>{until}</strong>
          <span className="text-muted"> · changed by {version.changed_by_email ?? 'the owner of the database'}</span>
        </p>
        <Button look="quiet" className="max-sm:-ms-4" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
          <span className="sr-only"> the state until {until}</span>
        </Button>
        <Button look="quiet" onClick={() => setIsAsked(true)}>
          Restore<span className="sr-only"> the state until {until}</span>
        </Button>
      </div>
      {isShown && <FormerRow manager={manager} version={version.id} />}
      {isAsked && (
        <ConfirmDialog
          question={`Restore this ${manager.nouns[0]} as it was until ${until}?`}
          detail="What it says now stays in the history, so this can be undone as well."
          action="Restore"
          onConfirm={restore}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </>
  )
}

/** What a former state said, field by field. */
function FormerRow<Row extends ManagedRow>({
  manager,
  version,
}: Pick<RowHistoryProps<Row>, 'manager'> & { version: number }) {
  const query = useQuery(formerRowQuery(version))
  const { data } = query
  if (query.error) return <FetchFailed what="Failed to fetch the former state" query={query} />
  if (!data) return <TextSkeleton lines={3} />
  // The history keeps rows of every table as they were; this one is of the manager's.
  const values = manager.valuesOf(data as unknown as Row)
  return (
    <dl className="mt-2 space-y-3 rounded-lg border border-line bg-paper p-4">
      {manager.fields.map((spec) => (
        <div key={spec.name}>
          <dt className="text-muted text-sm">{spec.label}</dt>
          <dd>
            <ShownValue spec={spec} value={values[spec.name] ?? ''} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
