import { queryOptions } from '@tanstack/react-query'
import { todayInIsrael } from '@/lib/dates'
import type { ItemTable } from '@/names/kinds'
import type { Database } from './database.types'
import { type Answer, requestRows } from './request'
import { rowWrites } from './row-writes'
import { orEmptyPage, staffPageQuery } from './staff-page'
import { holding } from './staff-search'

type Tables = Database['public']['Tables']

/** The tables that staff write with a conflict check and a history. */
export type ManagedTable = keyof Tables &
  (
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
    | 'section_versions'
    | 'synonyms'
    | 'terms'
  )

export type ManagedRow = { id: string; updated_at: string }

type ColumnOf<Table extends ManagedTable> = keyof Tables[Table]['Row'] & string

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

/** What a staff table needs of a client's call; the client itself infers the type of the rows. */
export interface Call<Row> extends PromiseLike<Answer<Row[]>> {
  eq(column: string, value: string): this
  gt(column: string, value: string): this
  not(column: string, operator: string, value: string): this
  gte(column: string, value: string): this
  lte(column: string, value: string): this
  or(filters: string): this
  order(column: string, options: { ascending: boolean }): this
  range(from: number, to: number): this
  abortSignal(signal: AbortSignal): this
}

type Definition<Table extends ManagedTable, Listed, Row, Input> = {
  table: Table
  /** The columns of a list by name, because "*" fails on a table with column grants; with the exact count. */
  listed: () => Call<Listed>
  /** The columns that fill a form. */
  full: () => Call<Row>
  insert: (input: Input) => Call<Row>
  /** Changes the rows that the call is narrowed to, and reads them back. */
  update: (input: Partial<Input>) => Call<Row>
  order: { column: ColumnOf<Table>; ascending: boolean }
  searched: readonly ColumnOf<Table>[]
  /** The column of a row's day, if that is not "date". */
  day?: ColumnOf<Table>
  /** The columns that the list can be sorted by, if staff may choose. */
  sorted?: readonly ColumnOf<Table>[]
}

/** How many rows the database changes at once (public.change_rows). */
export const MOST_AT_ONCE = 500

/** Staff's reads and writes of one table (ADM-1 to ADM-6, ADM-12); a row that changed meanwhile is not written (ADM-11). */
export function defineStaffTable<
  Table extends ManagedTable,
  Listed extends ManagedRow,
  Row extends ManagedRow,
  Input extends object,
>(definition: Definition<Table, Listed, Row, Input>) {
  const { table, listed, full, insert, update, order, searched, day = 'date', sorted = [] } = definition
  const ownOrder: Sort = order
  const sortable: readonly string[] = sorted

  const find = async (id: string, signal?: AbortSignal): Promise<Row | null> => {
    const [row = null] = (await requestRows((limited) => full().eq('id', id).abortSignal(limited), signal)).data
    return row
  }

  const narrow = <Narrowed>(rows: Call<Narrowed>, { q, only, chosen = {}, sort }: RowsAsked) => {
    let call = rows
    for (const [column, value] of Object.entries({ ...only, ...chosen })) {
      if (column === 'year') call = call.gte(day, `${value}-01-01`).lte(day, `${value}-12-31`)
      else if (column === 'state')
        call = value === 'ahead' ? call.gt(day, todayInIsrael()) : call.lte(day, todayInIsrael())
      else call = call.eq(column, value)
    }
    call = holding(call, searched, q)
    if (sort) call = call.order(sort.column, { ascending: sort.ascending })
    return call.order(order.column, { ascending: order.ascending }).order('id', { ascending: true })
  }
  const select = (asked: RowsAsked) => narrow(listed(), asked)

  return {
    table,
    /** The list's own order, and the columns that it can be sorted by instead. */
    order: ownOrder,
    sorted: sortable,
    pageQuery: (asked: RowsAsked) => staffPageQuery(table, asked, select),
    /** The first rows of all pages, at most as many as can be changed at once (STAFF-2). Throws AppError. */
    firstRows: async (asked: RowsAsked): Promise<Listed[]> =>
      (
        await requestRows((limited) =>
          select(asked)
            .range(0, MOST_AT_ONCE - 1)
            .abortSignal(limited),
        )
      ).data,
    /** All rows of all pages, as they fill a form (BULK-2). Throws AppError. */
    allRows: async (asked: RowsAsked): Promise<Row[]> => {
      const rows: Row[] = []
      for (;;) {
        const part = narrow(full(), asked)
        const from = rows.length
        const { data } = await requestRows((limited) => part.range(from, from + MOST_AT_ONCE - 1).abortSignal(limited))
        rows.push(...data)
        if (data.length < MOST_AT_ONCE) return rows
      }
    },
    /**
     * The row after which others would stand from a number on among those of `only` (null: at the end), and how many
     * there are beside them (STAFF-5).
     */
    beforePlaceQuery: (only: RowsAsked['only'], ids: readonly string[], number: number | null) =>
      queryOptions({
        queryKey: ['staff', table, 'before place', only, ids, number],
        queryFn: ({ signal }) =>
          orEmptyPage(async () => {
            const sort = number === null ? { column: order.column, ascending: false } : null
            const at = Math.max((number ?? 2) - 2, 0)
            const { data, count } = await requestRows(
              (limited) =>
                select({ q: '', page: 1, only, sort })
                  .not('id', 'in', `(${ids.join(',')})`)
                  .range(at, at)
                  .abortSignal(limited),
              signal,
            )
            return { rows: number === 1 ? [] : data, total: count ?? 0 }
          }),
      }),
    /** One row for its form, or null when it is gone; never from the cache, because it is about to be changed. */
    rowQuery: (id: string) =>
      queryOptions({
        queryKey: ['staff', table, 'one', id],
        staleTime: 0,
        gcTime: 0,
        refetchOnReconnect: false,
        queryFn: ({ signal }) => find(id, signal),
      }),
    ...rowWrites({ table, find, full, insert, update }),
  }
}

export type StaffTable<Listed extends ManagedRow, Row extends ManagedRow, Input extends object> = ReturnType<
  typeof defineStaffTable<ManagedTable, Listed, Row, Input>
>

/** The rows of a table's list. */
export type ListedOf<Table> = Table extends StaffTable<infer Listed, infer _Row, infer _Input> ? Listed : never
/** The rows that fill a table's form. */
export type RowOf<Table> = Table extends StaffTable<infer _Listed, infer Row, infer _Input> ? Row : never
