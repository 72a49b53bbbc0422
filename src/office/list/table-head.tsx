import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ListRow, ManagedRow, Sort } from '@/data/staff-table'
import type { Column, Manager } from '@/office/manager'
import { srOnly } from '@/ui/content/sr-only'
import { ROLES } from './table-roles'
import type { Selection } from './use-selection'

type TableHeadProps<Listed extends ListRow, Row extends ManagedRow> = {
  manager: Manager<Listed, Row>
  rows: readonly Listed[]
  selection: Selection<Listed>
  /** By what the list is sorted; null while it is searched by a search of its own. */
  sort: Sort | null
  onSort: (sort: Sort) => void
}

/** The heads of a list's columns, by which it is sorted, and the box that selects the page (STAFF-2). */
export function TableHead<Listed extends ListRow, Row extends ManagedRow>(props: TableHeadProps<Listed, Row>) {
  const { manager, rows, selection, sort, onSort } = props
  const { titleColumn = { name: 'title', label: 'Title' }, columns = [], table, nouns, source } = manager
  const sorted = (column: string) => (table.sorted.includes(column) ? { sort, onSort } : null)
  return (
    <thead {...ROLES.rowGroup}>
      <tr {...ROLES.row}>
        <th {...ROLES.columnHeader} className="office-margin">
          {source ? srOnly('Move') : <SelectPage many={nouns[1]} rows={rows} selection={selection} />}
        </th>
        <Head {...titleColumn} sorting={sorted(titleColumn.name)} className="office-title-head" />
        {columns.map(({ name, label, width, room }) => (
          <Head
            key={name}
            name={name}
            label={label}
            sorting={sorted(name)}
            className={`${columnClass(room)} ${width}`}
          />
        ))}
        <th {...ROLES.columnHeader} className={actionsWidth(manager)}>
          <span className="sr-only">Actions</span>
        </th>
      </tr>
    </thead>
  )
}

type SelectPageProps<Row extends { id: string }> = { many: string; rows: readonly Row[]; selection: Selection<Row> }

/** The box that selects the rows of a page. */
function SelectPage<Row extends { id: string }>({ many, rows, selection }: SelectPageProps<Row>) {
  const selectedHere = rows.filter(({ id }) => selection.has(id)).length
  return (
    <input
      type="checkbox"
      aria-label={`Select all ${many} on this page`}
      checked={selectedHere === rows.length}
      ref={(box) => {
        if (box) box.indeterminate = selectedHere > 0 && selectedHere < rows.length
      }}
      onChange={({ target }) => selection.change(rows, target.checked)}
    />
  )
}

/** Of a column's cells and its head. */
export const columnClass = (room?: Column<never>['room']) =>
  `office-column max-lg:office-no-room ${room ? ROOM[room] : ''}`
const ROOM = { wide: 'lg:max-xl:office-no-room', widest: 'lg:max-[90rem]:office-no-room' } as const

/** Lists inside of one another have columns of the same width. */
function actionsWidth<Listed extends ListRow, Row extends ManagedRow>({
  inside,
  toggle,
  source,
}: Manager<Listed, Row>): string {
  if (source) return 'w-14'
  if (toggle) return 'w-16 xs:w-24 md:w-40 xl:w-52'
  if (inside) return `${inside.isMain ? 'w-14' : 'w-14 xs:w-20'} md:w-28 xl:w-52`
  return 'w-14'
}

type HeadProps = Pick<Column<never>, 'name' | 'label'> & {
  /** Null for a column that the list cannot be sorted by. */
  sorting: { sort: Sort | null; onSort: (sort: Sort) => void } | null
  className?: string
}

function Head({ name, label, sorting, className = '' }: HeadProps) {
  if (!sorting) {
    return (
      <th {...ROLES.columnHeader} className={className}>
        {label}
      </th>
    )
  }
  const { sort, onSort } = sorting
  const ascending = sort?.column === name ? sort.ascending : null
  const Icon = ascending === null ? ChevronsUpDown : ascending ? ArrowUp : ArrowDown
  return (
    <th
      {...ROLES.columnHeader}
      aria-sort={ascending === null ? 'none' : ascending ? 'ascending' : 'descending'}
      className={className}
    >
      <button
        type="button"
        onClick={() => onSort({ column: name, ascending: ascending === null || !ascending })}
        className={`inline-flex min-h-7 items-center gap-1 ${ascending === null ? '' : 'text-ink'}`}
      >
        {label}
        <Icon aria-hidden className="size-3.5" />
      </button>
    </th>
  )
}
