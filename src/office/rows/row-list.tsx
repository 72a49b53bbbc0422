import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import type { PageAnswer } from '@/data/page'
import { type RowFacts, rowFactsQuery } from '@/data/row-facts/staff'
import type { ListRow, ManagedRow, RowsAsked } from '@/data/staff-table'
import { Filters } from '@/office/list/filters'
import { ManagerSearch } from '@/office/list/manager-search'
import { PagedList } from '@/office/list/paged-list'
import { openerId } from '@/office/list/row-title'
import { Sortable, SortableItem } from '@/office/list/sortable'
import { TableHead } from '@/office/list/table-head'
import { ROLES } from '@/office/list/table-roles'
import { useMove } from '@/office/list/use-move'
import { useSelectableList } from '@/office/list/use-selection'
import type { Manager } from '@/office/manager'
import type { ManagerAddress } from '@/office/use-manager-address'
import { BulkBar } from './bulk-bar'
import { Below, RowLine } from './row-line'

type RowListProps<Listed extends ListRow, Row extends ManagedRow> = {
  manager: Manager<Listed, Row>
  query: PageAnswer<Listed>
  address: Omit<ManagerAddress, 'editing'>
  /** What the query asks for. */
  asked: RowsAsked
  level: string
  /** The row in whose place a form stands, and the form. */
  inPlace?: { id: string; form: ReactNode } | null
}

/** The list of a manager as a table; rows that have an order can be dragged (ADM-4, STAFF-2). */
export function RowList<Listed extends ListRow, Row extends ManagedRow>(props: RowListProps<Listed, Row>) {
  const { manager, query, address, asked, level, inPlace } = props
  const { q, page, chosen, opened } = address
  const { filters = [], table, nouns, source } = manager
  const shown = query.data?.rows ?? []
  const isFiltered = Object.keys(chosen).length > 0
  const isNarrowed = q !== '' || isFiltered
  const isSorted = manager.isOrdered === true && !isNarrowed
  const areAllOpen = isNarrowed && source !== undefined
  const nameOf = (row: Listed) => manager.lineOf(row).title
  const facts = useRowFacts(manager, shown)
  const moveToday = useMove(table.table, address)
  const move = source?.move ?? moveToday
  const moving = manager.isOrdered ? { only: asked.only, move } : null
  useShownRow(shown)
  const { selection, box, onKeyDown } = useSelectableList(shown)
  const bulk = selection.count > 0 && (
    <BulkBar
      manager={manager}
      selection={selection}
      total={query.data?.total ?? 0}
      readAll={() => table.firstRows(asked)}
      list={box}
      moving={moving}
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
          nouns={nouns}
          query={query}
          isWhole={source !== undefined}
          page={page}
          q={q}
          whole={JSON.stringify([q, chosen])}
          isFiltered={isFiltered}
          pageName={`${level}page`}
          {...(manager.failedFetch && { failed: manager.failedFetch })}
          empty={manager.empty ?? `There are no ${nouns[1]} yet.`}
          {...(source?.search && { noMatch: source.search.noMatch(asked) })}
          onClear={address.showAll}
          bulk={bulk}
          selected={selection.count}
          tools={
            (!source || source.search) && (
              <>
                <ManagerSearch noun={source?.search?.of ?? nouns[1]} q={q} onSearch={address.search} />
                <Filters table={table.table} filters={filters} chosen={chosen} onChoose={address.choose} />
              </>
            )
          }
        >
          {(rows) => (
            <table {...ROLES.table} className={`office-table ${lookOf(manager)}`}>
              <TableHead
                manager={manager}
                rows={rows}
                selection={selection}
                sort={address.sort ?? table.order}
                onSort={address.sortBy}
              />
              {rows.map((row) => (
                <SortableItem key={row.id} id={row.id} name={nameOf(row)} isOn={isSorted && row.id !== inPlace?.id}>
                  {(handle) =>
                    row.id === inPlace?.id ? (
                      <Below manager={manager}>{inPlace.form}</Below>
                    ) : (
                      <RowLine
                        {...{ manager, row, address, selection, handle, moving }}
                        facts={facts?.get(row.id)}
                        isOpen={row.id === opened || areAllOpen}
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

/** Those of a source are a tree, whether they have an order that can be changed there or not. */
const lookOf = ({ source, isOrdered }: { source?: object; isOrdered?: boolean }) =>
  source ? 'office-tree office-day-tree' : isOrdered ? 'office-tree' : ''

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
