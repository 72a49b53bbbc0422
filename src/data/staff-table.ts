import { queryOptions } from '@tanstack/react-query'
import type { Database } from './database.types'
import { AppError } from './errors'
import { type Answer, requestRow, requestRows } from './request'
import { staffClient } from './staff-client'
import { staffPageQuery } from './staff-page'
import { holding } from './staff-search'
import { explainRefusal, refuseStrangers } from './staff-write'

type Tables = Database['public']['Tables']

/** The tables whose rows staff write, with a conflict check and a history. */
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

/** What every managed row has. */
export type ManagedRow = { id: string; updated_at: string }

type ColumnOf<Table extends ManagedTable> = keyof Tables[Table]['Row'] & string

/** The columns that a list is narrowed by: the chapter of sections, the text of the law of chapters. */
type NarrowingColumn = { [Table in ManagedTable]: ColumnOf<Table> & (`${string}_id` | 'type') }[ManagedTable]

/** What a list of rows is asked for. */
export type RowsAsked = {
  /** Words to look for; empty for all rows. */
  q: string
  page: number
  /** Only rows with these values: the chapter of sections, say. */
  only: Readonly<Partial<Record<NarrowingColumn, string>>>
}

/** A call of the client's that gives rows, as far as it is narrowed here; what the rows are, the client itself infers. */
interface Call<Row> extends PromiseLike<Answer<Row[]>> {
  eq(column: string, value: string): this
  or(filters: string): this
  order(column: string, options: { ascending: boolean }): this
  range(from: number, to: number): this
  abortSignal(signal: AbortSignal): this
}

type Definition<Table extends ManagedTable, Listed, Row, Input> = {
  table: Table
  /** Reads what a list shows of each row, by name and with the exact count: a table with column grants knows no "*". */
  listed: () => Call<Listed>
  /** Reads what a form is filled with. */
  full: () => Call<Row>
  /** Adds a row, and reads back what a form is filled with. */
  insert: (input: Input) => Call<Row>
  /** Changes the rows that the call is narrowed to, and reads them back. */
  update: (input: Partial<Input>) => Call<Row>
  /** How the list is ordered, before the id. */
  order: { column: ColumnOf<Table>; ascending: boolean }
  /** The columns that a search looks at. */
  searched: readonly ColumnOf<Table>[]
}

/** Somebody else changed or deleted the row meanwhile; `current` is how it stands now, null when it is gone (ADM-11). */
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

/**
 * Staff's reads and writes of one table (ADM-1 to ADM-6, ADM-11, ADM-12): a page of its list, one row in full, and
 * adding, changing and removing one. A change or removal counts only while the row is as it was read.
 */
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

  /** Nothing was written: the row is not as it was, or the writer is not staff any more. */
  const explain = async (id: string): Promise<AppError> => {
    await refuseStrangers()
    return new ConflictError(await find(id))
  }

  return {
    table,
    /** A page of the list. */
    pageQuery: (asked: RowsAsked) => staffPageQuery(table, asked, select),
    /** One row in full, as a form is filled with it; null when it is gone. Never from the cache: it is about to be changed. */
    rowQuery: (id: string) =>
      queryOptions({
        queryKey: ['staff', table, 'one', id],
        staleTime: 0,
        gcTime: 0,
        refetchOnReconnect: false,
        queryFn: ({ signal }) => find(id, signal),
      }),
    /** Adds a row. @throws AppError */
    create: (input: Input): Promise<Row> => explainRefusal(requestRow((limited) => insert(input).abortSignal(limited))),
    /** Changes the row as it was read. @throws ConflictError when it is not as it was any more, AppError */
    update: async ({ id, updated_at }: ManagedRow, input: Partial<Input>): Promise<Row> => {
      const answer = requestRows((limited) =>
        update(input).eq('id', id).eq('updated_at', updated_at).abortSignal(limited),
      )
      const [row] = (await explainRefusal(answer)).data
      if (!row) throw await explain(id)
      return row
    },
    /** Removes the row as it was read; one that is gone already is no failure. @throws ConflictError, AppError */
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

/** What defineStaffTable gives. */
export type StaffTable<Listed extends ManagedRow, Row extends ManagedRow, Input extends object> = ReturnType<
  typeof defineStaffTable<ManagedTable, Listed, Row, Input>
>

/** What the list of a staff table says of each row. */
export type ListedOf<Table> = Table extends StaffTable<infer Listed, infer _Row, infer _Input> ? Listed : never
/** What the form of a staff table is filled with. */
export type RowOf<Table> = Table extends StaffTable<infer _Listed, infer Row, infer _Input> ? Row : never
