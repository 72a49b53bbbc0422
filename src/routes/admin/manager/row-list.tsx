import type { UseQueryResult } from '@tanstack/react-query'
import type { Page } from '@/data/page'
import type { ManagedRow, RowsAsked } from '@/data/staff-table'
import type { Manager } from './manager'
import { OpenRow } from './open-row'
import { PagedList } from './paged-list'
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

/** The list of a manager; rows that have an order can be dragged (ADM-4). */
export function RowList<Listed extends ManagedRow, Row extends ManagedRow, Input extends object>(
  props: RowListProps<Listed, Row, Input>,
) {
  const { manager, query, only, parent, level, onClose } = props
  const { q, page, editing, opened, search, edit, open } = useManagerAddress(level)
  const isSorted = manager.isOrdered === true && q === ''
  const nameOf = (row: Listed) => manager.lineOf(row).title
  return (
    <Sortable
      isOn={isSorted}
      table={manager.table.table}
      only={only}
      rows={(query.data?.rows ?? []).map((row) => ({ id: row.id, name: nameOf(row) }))}
    >
      <PagedList
        nouns={manager.nouns}
        query={query}
        page={page}
        q={q}
        pageName={`${level}page`}
        {...(manager.failedFetch && { failed: manager.failedFetch })}
        empty={`There are no ${manager.nouns[1]} yet.`}
        onClear={() => search('')}
      >
        {(row, onRemoved) => (
          <SortableItem key={row.id} id={row.id} name={nameOf(row)} isOn={isSorted}>
            {row.id === editing ? (
              <OpenRow manager={manager} id={row.id} parent={parent} onClose={onClose} />
            ) : (
              <RowLine
                manager={manager}
                row={row}
                isOpen={row.id === opened}
                hasHandle={isSorted}
                onEdit={() => edit(row.id)}
                onOpen={() => open(row.id === opened ? null : row.id)}
                onDeleted={onRemoved}
              />
            )}
          </SortableItem>
        )}
      </PagedList>
    </Sortable>
  )
}
