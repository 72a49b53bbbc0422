import { queryOptions } from '@tanstack/react-query'
import type { Database } from './database.types'
import { AppError } from './errors'
import { type Answer, requestRow, requestRows } from './request'
import { staffClient } from './staff-client'
import { staffPageQuery } from './staff-page'
import { holding } from './staff-search'
import { explainRefusal, refuseStrangers } from './staff-write'

type Tables = Database['public']['Tables']

/** The tables that staff write with a conflict check and a history. */
export type ManagedTable = keyof Tables &
  (
    | 'chapters'
    | 'sections'
    | 'related_rulings'
    | 'rulings'
    | 'tax_decisions'
    | 'news'
    | 'faq_categories'
    | 'faqs'
    | 'vat_rates'
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
}

/** What a staff table needs of a client's call; the client itself infers the type of the rows. */
interface Call<Row> extends PromiseLike<Answer<Row[]>> {
  eq(column: string, value: string): this
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
}

/** Somebody else changed or deleted the row; `current` is the row as it is now, null when deleted (ADM-11). */
export class ConflictError<Row> extends AppError {
  readonly current: Row | null

  constructor(current: Row | null) {
    super('conflict', current ? CHANGED : DELETED)
    this.name = 'ConflictError'
    this.current = current
  }
}
const CHANGED = 'Somebody else has changed this meanwhile. Nothing was overwritten.'
const DELETED = 'Somebody else has deleted this meanwhile.'

/** Staff's reads and writes of one table (ADM-1 to ADM-6, ADM-12); a row that changed meanwhile is not written (ADM-11). */
export function defineStaffTable<
  Table extends ManagedTable,
  Listed extends ManagedRow,
  Row extends ManagedRow,
  Input extends object,
>({ table, listed, full, insert, update, order, searched }: Definition<Table, Listed, Row, Input>) {
  const find = async (id: string, signal?: AbortSignal): Promise<Row | null> => {
    const [row = null] = (await requestRows((limited) => full().eq('id', id).abortSignal(limited), signal)).data
    return row
  }

  const select = ({ q, only }: RowsAsked) => {
    let call = listed()
    for (const [column, value] of Object.entries(only)) call = call.eq(column, value)
    return holding(call, searched, q)
      .order(order.column, { ascending: order.ascending })
      .order('id', { ascending: true })
  }

  /** Why nothing was written: the row has changed, or the writer is no longer staff. */
  const explain = async (id: string): Promise<AppError> => {
    await refuseStrangers()
    return new ConflictError(await find(id))
  }

  return {
    table,
    pageQuery: (asked: RowsAsked) => staffPageQuery(table, asked, select),
    /** One row for its form, or null when it is gone; never from the cache, because it is about to be changed. */
    rowQuery: (id: string) =>
      queryOptions({
        queryKey: ['staff', table, 'one', id],
        staleTime: 0,
        gcTime: 0,
        refetchOnReconnect: false,
        queryFn: ({ signal }) => find(id, signal),
      }),
    /** Adds a row. Throws AppError. */
    create: (input: Input): Promise<Row> => explainRefusal(requestRow((limited) => insert(input).abortSignal(limited))),
    /** Changes the row as it was read. Throws AppError, as ConflictError when the row has changed since. */
    update: async ({ id, updated_at }: ManagedRow, input: Partial<Input>): Promise<Row> => {
      const answer = requestRows((limited) =>
        update(input).eq('id', id).eq('updated_at', updated_at).abortSignal(limited),
      )
      const [row] = (await explainRefusal(answer)).data
      if (!row) throw await explain(id)
      return row
    },
    /** Removes the row as it was read; succeeds when it is already gone. Throws like `update`. */
    remove: async ({ id, updated_at }: ManagedRow): Promise<void> => {
      const name: ManagedTable = table
      const answer = requestRows((limited) =>
        staffClient().from(name).delete().eq('id', id).eq('updated_at', updated_at).select('id').abortSignal(limited),
      )
      if ((await explainRefusal(answer)).data.length > 0) return
      const failure = await explain(id)
      if (failure instanceof ConflictError && failure.current === null) return
      throw failure
    },
  }
}

export type StaffTable<Listed extends ManagedRow, Row extends ManagedRow, Input extends object> = ReturnType<
  typeof defineStaffTable<ManagedTable, Listed, Row, Input>
>

/** The rows of a table's list. */
export type ListedOf<Table> = Table extends StaffTable<infer Listed, infer _Row, infer _Input> ? Listed : never
/** The rows that fill a table's form. */
export type RowOf<Table> = Table extends StaffTable<infer _Listed, infer Row, infer _Input> ? Row : never
