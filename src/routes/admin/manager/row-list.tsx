import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorPanel } from '@/components/states/error-panel'
import { NoRows } from '@/components/states/no-rows'
import { CardsSkeleton } from '@/components/states/skeleton'
import { Pagination } from '@/components/ui/pagination'
import { PAGE_SIZE, type Page } from '@/data/page'
import type { ManagedRow, RowsAsked } from '@/data/staff-table'
import { formatCount } from '@/lib/count'
import type { Manager } from './manager'
import { OpenRow } from './open-row'
import { RowLine } from './row-line'
import { Sortable, SortableItem } from './sortable'
import { useManagerAddress } from './use-manager-address'

type RowListProps<Listed extends ManagedRow, Row extends ManagedRow, Input extends object> = {
  manager: Manager<Listed, Row, Input>
  query: UseQueryResult<Page<Listed>>
  only: RowsAsked['only']
  parent: string | null
  level: string
  onClose: () => void
}

/** The list of a manager, in its four states; rows that have an order can be dragged (ADM-4). */
export function RowList<Listed extends ManagedRow, Row extends ManagedRow, Input extends object>(
  props: RowListProps<Listed, Row, Input>,
) {
  const { manager, query, only, parent, level, onClose } = props
  const address = useManagerAddress(level)
  const { q, page, editing, opened } = address
  const { data, error, refetch, isPlaceholderData } = query
  const [one, many] = manager.nouns
  if (error && !data) {
    const fallback = manager.failedFetch ?? `Failed to fetch ${many}`
    // "Error: {message}" with Retry, as ADM-6 has it for FAQs; the other lists say it alike.
    const said = new Error(`Error: ${error.message}`, { cause: error })
    return <ErrorPanel fallback={fallback} error={said} retryText="Retry" onRetry={() => void refetch()} />
  }
  if (!data) {
    return (
      <>
        {/* The skeleton says so to screen readers. */}
        <p aria-hidden className="mb-3 text-muted">
          Loading...
        </p>
        <CardsSkeleton cards={3} />
      </>
    )
  }
  if (data.rows.length === 0) {
    return (
      <NoRows
        page={page}
        q={q}
        empty={`There are no ${many} yet.`}
        noMatch={`No ${many} match "${q}"`}
        onClear={() => address.search('')}
        name={`${level}page`}
      />
    )
  }
  const isSorted = manager.isOrdered === true && q === ''
  const lineOf = (row: Listed) =>
    row.id === editing ? (
      <OpenRow manager={manager} id={row.id} parent={parent} onClose={onClose} />
    ) : (
      <RowLine
        manager={manager}
        row={row}
        isOpen={row.id === opened}
        onEdit={() => address.edit(row.id)}
        onOpen={() => address.open(row.id === opened ? null : row.id)}
      />
    )
  return (
    <>
      <p role="status" className="mb-3 text-muted">
        {formatCount(data.total)} {data.total === 1 ? one : many}
        {q && ' found'}
      </p>
      <Sortable
        isOn={isSorted}
        table={manager.table.table}
        only={only}
        rows={data.rows.map((row) => ({ id: row.id, name: manager.lineOf(row).title }))}
      >
        <ul aria-busy={isPlaceholderData} className="card divide-y divide-line">
          {data.rows.map((row) => (
            <SortableItem key={row.id} id={row.id} name={manager.lineOf(row).title} isOn={isSorted}>
              {lineOf(row)}
            </SortableItem>
          ))}
        </ul>
      </Sortable>
      <div className="mt-6">
        <Pagination page={page} pages={Math.ceil(data.total / PAGE_SIZE)} name={`${level}page`} />
      </div>
    </>
  )
}
