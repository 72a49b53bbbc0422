import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { restoreVersion, type Version, versionsQuery } from '@/data/history/staff'
import type { ManagedRow } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import { formatCount } from '@/lib/count'
import { formatMoment } from '@/lib/moments'
import { Act } from '@/office/list/act'
import { EarlierRows } from '@/office/list/earlier-rows'
import { useWhatHolds } from '@/office/list/undo-notice'
import type { HistoryManager } from '@/office/manager'
import { Button } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { TextSkeleton } from '@/ui/states/skeleton'
import { FormerRow } from './former-row'
import { ToldChanges } from './told-changes'

type RowHistoryProps<Row extends ManagedRow> = {
  manager: HistoryManager<Row>
  id: string
  /** Without it what stands around it has a heading, and the way back. */
  onClose?: () => void
  onRestored?: () => void
}

/** What each change of a row has changed, by whom, and the way back (DATA-6, ADM-11, STAFF-4). */
export function RowHistory<Row extends ManagedRow>(props: RowHistoryProps<Row>) {
  const { manager, id, onClose, onRestored } = props
  const query = useInfiniteQuery(versionsQuery(manager.table.table, id))
  const { data, error } = query
  const versions = data?.pages.flatMap((page) => page.versions)
  return (
    <section aria-label="History">
      {onClose && (
        <header className="mb-2 flex items-center justify-between gap-3">
          <Heading className="font-semibold">History</Heading>
          <Button look="quiet" onClick={onClose}>
            Close<span className="sr-only"> the history</span>
          </Button>
        </header>
      )}
      <ToldChanges table={manager.table.table} id={id} />
      {!versions && !error && <TextSkeleton lines={2} />}
      <p role="status" className={versions?.length === 0 ? 'text-muted' : 'sr-only'}>
        {versions && said(versions.length, manager.nouns[0])}
      </p>
      <ol aria-label="Former states" className="max-w-5xl divide-y divide-line">
        {versions?.map((version, index) => (
          <li key={version.id} className="py-1.5">
            <FormerState
              manager={manager}
              rowId={id}
              version={version}
              next={versions[index - 1]?.id ?? null}
              onRestored={onRestored}
            />
          </li>
        ))}
      </ol>
      <EarlierRows failed="Failed to fetch the history" label="Show earlier states" query={query} />
    </section>
  )
}

const said = (states: number, noun: string) =>
  states === 0
    ? `This ${noun} has not been changed since it was added.`
    : `${states === 1 ? '1 former state' : `${formatCount(states)} former states`} shown`

type FormerStateProps<Row extends ManagedRow> = Pick<RowHistoryProps<Row>, 'manager' | 'onRestored'> & {
  rowId: string
  version: Version
  /** The version after it; null for the latest, after which the row is as it is now. */
  next: number | null
}

function FormerState<Row extends ManagedRow>(props: FormerStateProps<Row>) {
  const { manager, rowId, version, next, onRestored } = props
  const [isShown, setIsShown] = useState(false)
  const markStale = useMarkStale(manager.table.table)
  const hold = useWhatHolds()
  const until = formatMoment(version.changed_at)
  const restore = async (close: () => void) => {
    await restoreVersion(version.id)
    close()
    hold({ text: 'Restored', holds: `As it was until ${until}; what it said since is in its history` })
    await markStale()
    onRestored?.()
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 grow">
          As it was until <strong>{until}</strong>
          <span className="text-muted"> · changed by {version.changed_by_name ?? 'the owner of the database'}</span>
        </p>
        <div className="flex flex-wrap gap-x-3 max-sm:-ms-2">
          <Button look="quiet" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
            <span className="sr-only"> the state until {until}</span>
          </Button>
          <Act
            label="Restore"
            of={`the state until ${until}`}
            look="quiet"
            asks={{
              question: `Restore this ${manager.nouns[0]} as it was until ${until}?`,
              detail: 'What it says now stays in the history, so this can be undone as well.',
              action: 'Restore',
            }}
            act={restore}
          />
        </div>
      </div>
      {isShown && <FormerRow manager={manager} rowId={rowId} version={version.id} next={next} />}
    </>
  )
}
