import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { TextSkeleton } from '@/components/states/skeleton'
import { Button } from '@/components/ui/button'
import { Heading, HeadingsBelow } from '@/components/ui/heading'
import { Modal } from '@/components/ui/modal'
import { type Version, versionsQuery } from '@/data/history/staff'
import type { ManagedRow } from '@/data/staff-table'
import { formatMoment } from '@/lib/moments'
import { FetchFailed } from './fetch-failed'
import { FormerRow } from './former-row'
import type { HistoryManager } from './manager'
import { RowHistory } from './row-history'

/** How many changes are shown beside a text. */
const SHOWN = 3

type LatestVersionsProps<Row extends ManagedRow> = {
  manager: HistoryManager<Row>
  id: string
  /** A former state was restored. */
  onRestored: () => void
}

/** Beside a text: who changed it last, each change to be compared, and the way to all of them (STAFF-3, DATA-6). */
export function LatestVersions<Row extends ManagedRow>({ manager, id, onRestored }: LatestVersionsProps<Row>) {
  const query = useInfiniteQuery(versionsQuery(manager.table.table, id))
  const [shown, setShown] = useState<'all' | number | null>(null)
  const versions = query.data?.pages.flatMap((page) => page.versions)
  const close = () => setShown(null)
  return (
    <div className="office-panel-part">
      <Heading>History</Heading>
      {!versions && !query.error && <TextSkeleton lines={2} />}
      {!versions && <FetchFailed what="Failed to fetch the history" query={query} />}
      {versions?.length === 0 && <p className="text-muted">Not changed since it was added.</p>}
      {versions && versions.length > 0 && (
        <ul className="grid gap-1.5">
          {versions.slice(0, SHOWN).map((version, index) => (
            <li key={version.id} className="flex items-center justify-between gap-2">
              <p className="min-w-0 wrap-anywhere">
                {formatMoment(version.changed_at)}
                <span className="block text-muted text-sm">
                  {version.changed_by_email ?? 'the owner of the database'}
                </span>
              </p>
              <Button look="quiet" onClick={() => setShown(index)}>
                Compare<span className="sr-only"> the change of {formatMoment(version.changed_at)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {versions && versions.length > 0 && (
        <Button look="quiet" className="-ms-2 justify-self-start" onClick={() => setShown('all')}>
          All changes
        </Button>
      )}
      {versions && shown !== null && (
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

type ShownProps = { onClose: () => void; children: (titleId: string) => ReactNode }

/** In front of the form, and no part of it: its keys are not the form's. */
function Shown({ onClose, children }: ShownProps) {
  const titleId = useId()
  return createPortal(
    <Modal labelledBy={titleId} onCancel={onClose} className="modal-wide">
      <HeadingsBelow level={1}>{children(titleId)}</HeadingsBelow>
    </Modal>,
    document.body,
  )
}

type ComparedProps<Row extends ManagedRow> = Pick<LatestVersionsProps<Row>, 'manager' | 'id'> & {
  versions: readonly Version[]
  index: number
  titleId: string
  onClose: () => void
}

function Compared<Row extends ManagedRow>({ manager, id, versions, index, titleId, onClose }: ComparedProps<Row>) {
  const version = versions[index]
  if (!version) return null
  return (
    <>
      <header className="mb-3 flex items-center justify-between gap-3">
        <Heading id={titleId} className="font-semibold">
          The change of {formatMoment(version.changed_at)}
        </Heading>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </header>
      <FormerRow manager={manager} rowId={id} version={version.id} next={versions[index - 1]?.id ?? null} />
    </>
  )
}
