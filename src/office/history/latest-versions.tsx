import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Version, versionsQuery } from '@/data/history/staff'
import type { ManagedRow } from '@/data/staff-table'
import type { FieldValues } from '@/lib/faults'
import { formatMoment } from '@/lib/moments'
import { FetchFailed } from '@/office/list/fetch-failed'
import { Lines } from '@/office/list/lines'
import type { HistoryManager } from '@/office/manager'
import { Button } from '@/ui/button'
import { TextSkeleton } from '@/ui/states/skeleton'
import { ChangedFields } from './changed-fields'
import { Comparison, Entry } from './comparison'
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
  const [shown, setShown] = useState<'all' | 'typed' | Version | null>(null)
  const versions = query.data?.pages.flatMap((page) => page.versions)
  const close = () => setShown(null)
  return (
    <Lines
      isInPanel
      title="History"
      query={query}
      failed="Failed to fetch the history"
      rows={versions?.slice(0, SHOWN)}
      keyOf={(version) => String(version.id)}
      empty="Not changed since it was added."
      first={
        typed && (
          <Entry
            what="Kept in this browser"
            by="You, not saved"
            of="what you typed"
            onCompare={() => setShown('typed')}
          />
        )
      }
      foot={
        <>
          {versions && versions.length > 0 && (
            <Button look="quiet" className="-ms-2 justify-self-start" onClick={() => setShown('all')}>
              All changes
            </Button>
          )}
          {typed && shown === 'typed' && (
            <Comparison title="What you typed and did not save" onClose={close}>
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
          {shown === 'all' && (
            <Comparison title="History" onClose={close}>
              <RowHistory
                manager={manager}
                id={id}
                onRestored={() => {
                  close()
                  onRestored()
                }}
              />
            </Comparison>
          )}
          {shown && typeof shown === 'object' && (
            <Comparison title={titleOf(shown)} onClose={close}>
              <FormerRow manager={manager} rowId={id} version={shown.id} next={nextOf(shown, versions)} />
            </Comparison>
          )}
        </>
      }
    >
      {(version) => (
        <Entry
          what={formatMoment(version.changed_at)}
          by={version.changed_by_name ?? 'the owner of the database'}
          of={`the change of ${formatMoment(version.changed_at)}`}
          onCompare={() => setShown(version)}
        />
      )}
    </Lines>
  )
}

/** The version after one, of those that come latest first; null if the row is as it left it. */
const nextOf = ({ id }: Version, versions: readonly Version[] = []) =>
  versions[versions.findIndex((version) => version.id === id) - 1]?.id ?? null

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
  const version = versions?.find(({ changed_at }) => changed_at === changedAt)
  return (
    // One from the first: its button keeps the focus when the changes come.
    <Comparison title={version ? titleOf(version) : 'The changes'} onClose={onClose}>
      {!versions && !query.error && <TextSkeleton lines={2} />}
      {!versions && <FetchFailed what="Failed to fetch the history" query={query} />}
      {versions && !version && <p>This change is in the history further back: it was changed many times since.</p>}
      {version && <FormerRow manager={manager} rowId={id} version={version.id} next={nextOf(version, versions)} />}
    </Comparison>
  )
}

const titleOf = ({ changed_at }: Version) => `The change of ${formatMoment(changed_at)}`
