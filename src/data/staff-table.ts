import type { SupabaseClient } from '@supabase/supabase-js'
import { queryOptions } from '@tanstack/react-query'
import { todayInIsrael } from '@/lib/dates'
import type { ItemTable } from '@/names/kinds'
import { ask } from './ask'
import type { Database } from './database.types'
import { BATCH, inOrder, readAll } from './read-all'
import { staffClient } from './staff-client'
import { askPageOrNone, staffPageQuery } from './staff-page'
import { holding } from './staff-search'

type Tables = Database['public']['Tables']

/** What no history keeps: a removed row can be put back for a while, then it is gone (ADM-7, ADM-8, ADM-12). */
const REMOVABLE = ['contact_messages', 'newsletter_subscriptions', 'files'] as const

export type RemovableTable = (typeof REMOVABLE)[number]

export const isRemovable = (table: ManagedTable): table is RemovableTable => REMOVABLE.some((each) => each === table)

/** The tables that staff keep by a list, and, but for what is removable, write by a form with a conflict check and a history. */
export type ManagedTable = keyof Tables &
  (
    | RemovableTable
    | 'amendments'
    | 'amounts'
    | 'chapters'
    | 'deadlines'
    | 'sections'
    | 'related_rulings'
    | 'faq_categories'
    | ItemTable
    | 'faqs'
    | 'guides'
    | 'postponements'
    | 'section_versions'
    | 'synonyms'
    | 'terms'
  )

/** A row of a list; the stamp of its last change is that of a row of which a history is kept. */
export type ListRow = { id: string; updated_at?: string }

/** A row of which a history is kept, with the stamp that a save needs. */
export type ManagedRow = ListRow & { updated_at: string }

export const isStamped = <Row extends ListRow>(row: Row): row is Row & ManagedRow => row.updated_at !== undefined

/** The row of a table as the client reads it. */
export type TableRow<Table extends ManagedTable> = Tables[Table]['Row']

export type ColumnOf<Table extends ManagedTable> = keyof TableRow<Table> & string

/** A column as a list asks for it, which may be by another name: "date:known_date". */
type Asked<Table extends ManagedTable> = ColumnOf<Table> | `${string}:${ColumnOf<Table>}`

type NameOf<Column extends string> = Column extends `${infer Name}:${string}` ? Name : Column
type StoredAs<Column extends string> = Column extends `${string}:${infer Stored}` ? Stored : Column

type ColumnsOf<Table extends ManagedTable, Column extends string> = {
  [Each in Column as NameOf<Each>]: TableRow<Table>[StoredAs<Each> & ColumnOf<Table>]
}

/** A row with these columns, and what every save needs. */
export type RowWith<Table extends ManagedTable, Column extends string> = ManagedRow & ColumnsOf<Table, Column>

/** A row as a list reads it. */
type RowInList<Table extends ManagedTable, Column extends string> = ColumnsOf<Table, Column> &
  (Table extends RemovableTable ? { id: string } : ManagedRow)

/** The columns that narrow a list: a parent's id, or the type of chapters. */
type NarrowingColumn = { [Table in ManagedTable]: ColumnOf<Table> & (`${string}_id` | 'type') }[ManagedTable]

export type RowsAsked = {
  /** Words to look for; empty for all rows. */
  q: string
  page: number
  /** Only rows with these values, such as the chapter of sections. */
  only: Readonly<Partial<Record<NarrowingColumn, string>>>
  /**
   * The values chosen in filters, by column; by the row's day, under "year" a year, and under "state" whether it is still
   * to come ("ahead") or has come ("begun").
   */
  chosen?: Readonly<Record<string, string>>
  /** Instead of the list's own order. */
  sort?: Sort | null
}

export type Sort = { column: string; ascending: boolean }

/** A table that is known only when it is asked, by a client that knows no columns: RowWith and Field hold their names. */
export function tableCalls(table: ManagedTable) {
  const client: SupabaseClient = staffClient()
  return client.from(table)
}

/** Columns by name, because "*" fails on a table with column grants. */
export const askedFor = (table: ManagedTable, columns: readonly string[]): string =>
  [...new Set(['id', ...(isRemovable(table) ? [] : ['updated_at']), ...columns])].join(', ')

type Definition<Table extends ManagedTable, Column extends string> = {
  table: Table
  /** What a list reads of each row, beside its id. */
  listed: readonly Column[]
  order: { column: ColumnOf<Table>; ascending: boolean }
  searched: readonly ColumnOf<Table>[]
  /** The column of a row's day, if that is not "date". */
  day?: ColumnOf<Table>
  /** The columns that the list can be sorted by, if staff may choose. */
  sorted?: readonly ColumnOf<Table>[]
}

/** How many rows the database changes at once (public.change_rows). */
export const MOST_AT_ONCE = 500

/** Staff's list of one table (ADM-1 to ADM-6, ADM-12); formRows reads and writes a row of it. */
export const defineStaffTable = <Table extends ManagedTable, const Column extends Asked<Table>>(
  definition: Definition<Table, Column>,
) => listOf<Table, RowInList<Table, Column>>(definition)

function listOf<Table extends ManagedTable, Listed extends ListRow>(definition: Definition<Table, string>) {
  const { table, listed, order, searched, day = 'date', sorted = [] } = definition
  const ownOrder: Sort = order
  const sortable: readonly string[] = sorted

  const found = <Row = Listed>(
    { q, only, chosen = {} }: RowsAsked,
    columns: readonly string[] = listed,
    options?: { count: 'exact' },
  ) => {
    let call = tableCalls(table).select<string, Row>(askedFor(table, columns), options)
    for (const [column, value] of Object.entries({ ...only, ...chosen })) {
      if (column === 'year') call = call.gte(day, `${value}-01-01`).lte(day, `${value}-12-31`)
      else if (column === 'state')
        call = value === 'ahead' ? call.gt(day, todayInIsrael()) : call.lte(day, todayInIsrael())
      else call = call.eq(column, value)
    }
    return holding(call, searched, q)
  }
  const ordersOf = ({ sort }: RowsAsked) => (sort ? [sort, ownOrder] : [ownOrder])
  const select = (asked: RowsAsked) => {
    let call = found(asked, listed, { count: 'exact' })
    for (const { column, ascending } of ordersOf(asked)) call = call.order(column, { ascending })
    return call.order('id', { ascending: true })
  }

  return {
    table,
    /** The list's own order, and the columns that it can be sorted by instead. */
    order: ownOrder,
    sorted: sortable,
    pageQuery: (asked: RowsAsked) => staffPageQuery(table, asked, (each) => select(each)),
    /** The first rows of all pages, at most as many as can be changed at once (STAFF-2). Throws AppError. */
    firstRows: (asked: RowsAsked): Promise<Listed[]> => ask(select(asked).range(0, MOST_AT_ONCE - 1)),
    /** The rows of all pages in their order, with these columns or as the list reads them (BULK-2). Throws AppError. */
    allRows: async <Row extends ListRow = Listed>(asked: RowsAsked, columns = listed): Promise<Row[]> => {
      const orders = ordersOf(asked)
      const read = [...columns, ...orders.map(({ column }) => column)]
      const rows = await readAll((after) => found<Row>(asked, read).gt('id', after).order('id').limit(BATCH))
      return rows.sort(inOrder(orders))
    },
    /**
     * The row after which others would stand from a number on among those of `only` (null: at the end), and how many
     * there are beside them (STAFF-5).
     */
    beforePlaceQuery: (only: RowsAsked['only'], ids: readonly string[], number: number | null) =>
      queryOptions({
        queryKey: ['staff', table, 'before place', only, ids, number],
        queryFn: async ({ signal }) => {
          const sort = number === null ? { column: order.column, ascending: false } : null
          const at = Math.max((number ?? 2) - 2, 0)
          const others = select({ q: '', page: 1, only, sort }).not('id', 'in', `(${ids.join(',')})`)
          const { rows, total } = await askPageOrNone(others.range(at, at), signal)
          return { rows: number === 1 ? [] : rows, total }
        },
      }),
  }
}

export type StaffTable<Table extends ManagedTable, Listed extends ListRow> = ReturnType<typeof listOf<Table, Listed>>

/** The rows of a table's list. */
export type ListedOf<List> = List extends StaffTable<ManagedTable, infer Listed> ? Listed : never
