import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import type { Page } from '@/data/page'
import { type RowFacts, rowFactsQuery } from '@/data/row-facts/staff'
import { isRemovable, type ListRow, type ManagedRow, type RowsAsked } from '@/data/staff-table'
import { OpenRow } from '@/office/form/open-row'
import { Filters } from '@/office/list/filters'
import { ManagerSearch } from '@/office/list/manager-search'
import { PagedList } from '@/office/list/paged-list'
import { openerId } from '@/office/list/row-title'
import { Sortable, SortableItem } from '@/office/list/sortable'
import { TableHead } from '@/office/list/table-head'
import { ROLES } from '@/office/list/table-roles'
import { useMove } from '@/office/list/use-move'
import { useSelectableList } from '@/office/list/use-selection'
import { isWrittenOnPage, type Manager } from '@/office/manager'
import type { ManagerAddress } from '@/office/use-manager-address'
import { BulkBar } from './bulk-bar'
import { RowLine } from './row-line'

type RowListProps<Listed extends ListRow, Row extends ManagedRow> = {
  manager: Manager<Listed, Row>
  query: UseQueryResult<Page<Listed>>
  address: ManagerAddress
  /** What the query asks for. */
  asked: RowsAsked
  parent: string | null
  level: string
  onClose: () => void
}

/** The list of a manager as a table; rows that have an order can be dragged (ADM-4, STAFF-2). */
export function RowList<Listed extends ListRow, Row extends ManagedRow>(props: RowListProps<Listed, Row>) {
  const { manager, query, address, asked, parent, level, onClose } = props
  const { q, page, chosen, opened } = address
  const { filters = [], columns = [], table, nouns } = manager
  const isElsewhere = isWrittenOnPage(manager) || isRemovable(table.table) || address.amendment !== null
  const editing = isElsewhere ? null : address.editing
  const shown = query.data?.rows ?? []
  const isFiltered = Object.keys(chosen).length > 0
  const isSorted = manager.isOrdered === true && q === '' && !isFiltered
  const nameOf = (row: Listed) => manager.lineOf(row).title
  const facts = useRowFacts(manager, shown)
  const move = useMove(table.table, address)
  useShownRow(shown)
  const listId = `${level}list`
  const { selection, focusList, box, onKeyDown } = useSelectableList(listId, shown)
  const bulk = selection.count > 0 && (
    <BulkBar
      manager={manager}
      selection={selection}
      total={query.data?.total ?? 0}
      readAll={() => table.firstRows(asked)}
      onDone={focusList}
      list={box}
      moving={manager.isOrdered ? { only: asked.only, move } : null}
    />
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the list inside
    <div ref={box} onKeyDown={onKeyDown} className="contents">
      {/* Also while it is filtered: search and filters stay, and the focus in them. */}
      <Sortable
        isOn={manager.isOrdered === true}
        table={table.table}
        rows={shown.map((row) => ({ id: row.id, name: nameOf(row) }))}
        isPaged={shown.length < (query.data?.total ?? 0)}
        move={move}
      >
        <PagedList
          id={listId}
          nouns={nouns}
          query={query}
          page={page}
          q={q}
          whole={JSON.stringify([q, chosen])}
          isFiltered={isFiltered}
          pageName={`${level}page`}
          {...(manager.failedFetch && { failed: manager.failedFetch })}
          empty={manager.empty ?? `There are no ${nouns[1]} yet.`}
          onClear={address.showAll}
          bulk={bulk}
          selected={selection.count}
          tools={
            <>
              <ManagerSearch noun={nouns[1]} q={q} onSearch={address.search} />
              <Filters table={table.table} filters={filters} chosen={chosen} onChoose={address.choose} />
            </>
          }
        >
          {(rows, onRemoved) => (
            <table {...ROLES.table} className={`office-table ${manager.isOrdered ? 'office-tree' : ''}`}>
              <TableHead
                manager={manager}
                rows={rows}
                selection={selection}
                sort={address.sort ?? table.order}
                onSort={address.sortBy}
              />
              {rows.map((row) => (
                <SortableItem key={row.id} id={row.id} name={nameOf(row)} isOn={isSorted && row.id !== editing}>
                  {(handle) =>
                    row.id === editing ? (
                      <tr {...ROLES.row}>
                        <td {...ROLES.cell} colSpan={columns.length + 3} className="office-below">
                          <OpenRow manager={manager} id={row.id} draftId={null} parent={parent} onClose={onClose} />
                        </td>
                      </tr>
                    ) : (
                      <RowLine
                        manager={manager}
                        row={row}
                        facts={facts?.get(row.id)}
                        isOpen={row.id === opened}
                        isSelected={selection.has(row.id)}
                        isAnySelected={selection.count > 0}
                        onSelect={() => selection.toggle(row)}
                        handle={handle}
                        editing={manager.page ? address.openingAddress(row.id) : address.editingAddress(row.id)}
                        onEdit={() => address.edit(row.id)}
                        onOpen={() => address.open(row.id === opened ? null : row.id)}
                        onAddInside={(inner) => address.addInside(row.id, inner)}
                        onDeleted={onRemoved}
                        moving={manager.isOrdered ? { only: asked.only, move } : null}
                      />
                    )
                  }
                </SortableItem>
              ))}
            </table>
          )}
        </PagedList>
      </Sortable>
    </div>
  )
}

/** What is asked for beside rows, by id; nothing until it is there, and where the manager asks for nothing (STAFF-5). */
function useRowFacts<Listed extends ListRow, Row extends ManagedRow>(
  { table, hasFacts = false }: Manager<Listed, Row>,
  rows: readonly Listed[],
): ReadonlyMap<string, RowFacts> | undefined {
  const ids = rows.map(({ id }) => id)
  return useQuery({ ...rowFactsQuery(table.table, ids), enabled: hasFacts && ids.length > 0 }).data
}

/** What the address of a list carries (ShownRow). */
const STATE = v.object({ shownRow: v.string() })

/** Focuses the row that the address is to show, once its page is there: a row that was moved (STAFF-5). */
function useShownRow(rows: readonly { id: string }[]): void {
  const { key, state } = useLocation()
  const done = useRef<string | null>(null)
  const wanted = v.is(STATE, state) && rows.some(({ id }) => id === state.shownRow) ? state.shownRow : null

  // The focus is the browser's, not React's.
  useEffect(() => {
    if (wanted === null || done.current === key) return
    done.current = key
    document.getElementById(openerId(wanted))?.focus()
  }, [wanted, key])
}
