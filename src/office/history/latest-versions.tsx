import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Version, versionsQuery } from '@/data/history/staff'
import type { ManagedRow } from '@/data/staff-table'
import type { FieldValues } from '@/lib/faults'
import { formatMoment } from '@/lib/moments'
import { FetchFailed } from '@/office/list/fetch-failed'
import type { HistoryManager } from '@/office/manager'
import { Button } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { TextSkeleton } from '@/ui/states/skeleton'
import { ChangedFields } from './changed-fields'
import { Comparison, Entry, Shown } from './comparison'
import { FormerRow } from './former-row'
import { RowHistory } from './row-history'

/** How many changes are shown beside a text. */
const SHOWN = 3

type LatestVersionsProps<Row extends ManagedRow> = {
  manager: HistoryManager<Row>
  row: Row
  /** Reads what is typed and not saved; null while nothing is. */
  typed: (() => FieldValues) | null
  /** A former state was restored. */
  onRestored: () => void
}

/**
 * Beside a text: what is typed and not saved, and who changed it last, each to be compared, and the way to all changes
 * (STAFF-3, DATA-6).
 */
export function LatestVersions<Row extends ManagedRow>(props: LatestVersionsProps<Row>) {
  const { manager, row, typed, onRestored } = props
  const { id } = row
  const query = useInfiniteQuery(versionsQuery(manager.table.table, id))
  const [shown, setShown] = useState<'all' | 'typed' | number | null>(null)
  const versions = query.data?.pages.flatMap((page) => page.versions)
  const close = () => setShown(null)
  return (
    <div className="office-panel-part">
      <Heading>History</Heading>
      {!versions && !query.error && <TextSkeleton lines={2} />}
      {!versions && <FetchFailed what="Failed to fetch the history" query={query} />}
      <ul className="grid gap-1.5 empty:hidden">
        {typed && (
          <Entry
            what="Kept in this browser"
            by="You, not saved"
            of="what you typed"
            onCompare={() => setShown('typed')}
          />
        )}
        {versions?.slice(0, SHOWN).map(({ id: version, changed_at, changed_by_name }, index) => (
          <Entry
            key={version}
            what={formatMoment(changed_at)}
            by={changed_by_name ?? 'the owner of the database'}
            of={`the change of ${formatMoment(changed_at)}`}
            onCompare={() => setShown(index)}
          />
        ))}
      </ul>
      {versions?.length === 0 && <p className="text-muted">Not changed since it was added.</p>}
      {versions && versions.length > 0 && (
        <Button look="quiet" className="-ms-2 justify-self-start" onClick={() => setShown('all')}>
          All changes
        </Button>
      )}
      {typed && shown === 'typed' && (
        <Shown onClose={close}>
          {(titleId) => (
            <Comparison titleId={titleId} title="What you typed and did not save" onClose={close}>
              <div className="office-changes">
                <ChangedFields
                  fields={manager.fields}
                  before={manager.valuesOf(row)}
                  after={typed()}
                  none="Nothing differs from what is saved."
                />
              </div>
            </Comparison>
          )}
        </Shown>
      )}
      {versions && shown !== null && shown !== 'typed' && (
        <Shown onClose={close}>
          {(titleId) =>
            shown === 'all' ? (
              <RowHistory
                manager={manager}
                id={id}
                titleId={titleId}
                onClose={close}
                onRestored={() => {
                  close()
                  onRestored()
                }}
              />
            ) : (
              <Compared manager={manager} id={id} versions={versions} index={shown} titleId={titleId} onClose={close} />
            )
          }
        </Shown>
      )}
    </div>
  )
}

type ComparedProps<Row extends ManagedRow> = Pick<LatestVersionsProps<Row>, 'manager'> & {
  id: string
  versions: readonly Version[]
  index: number
  titleId: string
  onClose: () => void
}

function Compared<Row extends ManagedRow>({ manager, id, versions, index, titleId, onClose }: ComparedProps<Row>) {
  const version = versions[index]
  if (!version) return null
  return (
    <Comparison titleId={titleId} title={titleOf(version)} onClose={onClose}>
      <FormerRow manager={manager} rowId={id} version={version.id} next={versions[index - 1]?.id ?? null} />
    </Comparison>
  )
}

type SavedChangeProps<Row extends ManagedRow> = Pick<LatestVersionsProps<Row>, 'manager'> & {
  id: string
  /** The row's updated_at after the save. */
  changedAt: string
  onClose: () => void
}

/** What a save has changed in a text, its words marked (DATA-6). */
export function SavedChange<Row extends ManagedRow>({ manager, id, changedAt, onClose }: SavedChangeProps<Row>) {
  const query = useInfiniteQuery(versionsQuery(manager.table.table, id))
  const versions = query.data?.pages.flatMap((page) => page.versions)
  const index = versions?.findIndex(({ changed_at }) => changed_at === changedAt) ?? -1
  const version = versions?.[index]
  return (
    <Shown onClose={onClose}>
      {(titleId) => (
        // One from the first: its button keeps the focus when the changes come.
        <Comparison titleId={titleId} title={version ? titleOf(version) : 'The changes'} onClose={onClose}>
          {!versions && !query.error && <TextSkeleton lines={2} />}
          {!versions && <FetchFailed what="Failed to fetch the history" query={query} />}
          {versions && !version && <p>This change is in the history further back: it was changed many times since.</p>}
          {version && (
            <FormerRow manager={manager} rowId={id} version={version.id} next={versions?.[index - 1]?.id ?? null} />
          )}
        </Comparison>
      )}
    </Shown>
  )
}

const titleOf = ({ changed_at }: Version) => `The change of ${formatMoment(changed_at)}`
