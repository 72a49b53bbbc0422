import { queryOptions } from '@tanstack/react-query'
import type { Database } from './database.types'
import { AppError } from './errors'
import { type Answer, request } from './request'
import { staffClient } from './staff-client'
import { staffPageQuery } from './staff-page'
import { holding } from './staff-search'
import { explainRefusal, refuseStrangers } from './staff-write'

/** The tables whose rows staff write, with a conflict check and a history. */
export type ManagedTable = keyof Database['public']['Tables'] &
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

/** What a list of rows is asked for. */
export type RowsAsked = {
  /** Words to look for; empty for all rows. */
  q: string
  page: number
  /** Only rows with these values: the chapter of sections, say. */
  only: Readonly<Record<string, string>>
}

type Order = { column: string; ascending: boolean }

type Definition = {
  table: ManagedTable
  /** What a list shows of each row, by name: a table with column grants knows no "*". */
  listed: string
  /** What a form is filled with. */
  columns: string
  /** How the list is ordered, before the id. */
  order: readonly Order[]
  /** The columns that a search looks at. */
  searched: readonly string[]
}

/** The call that reads or writes, as far as it is used here; the columns come as text, so the client cannot type it. */
interface Call<Data> extends PromiseLike<Answer<Data>> {
  eq(column: string, value: string): this
  or(filters: string): this
  order(column: string, options: { ascending: boolean }): this
  range(from: number, to: number): this
  abortSignal(signal: AbortSignal): this
  maybeSingle(): Call<Data extends (infer One)[] ? One | null : never>
  single(): Call<Data extends (infer One)[] ? One : never>
  select(columns: string): this
}
interface Table<Row> {
  select(columns: string, options?: { count: 'exact' }): Call<Row[]>
  insert(row: object): Call<Row[]>
  update(row: object): Call<Row[]>
  delete(): Call<Row[]>
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
export function defineStaffTable<Listed extends ManagedRow, Row extends ManagedRow, Input extends object>({
  table,
  listed,
  columns,
  order,
  searched,
}: Definition) {
  const rows = <Shape>() => staffClient().from(table) as unknown as Table<Shape>

  const find = async (id: string, signal?: AbortSignal) =>
    (await request((limited) => rows<Row>().select(columns).eq('id', id).maybeSingle().abortSignal(limited), signal))
      .data

  const select = ({ q, only }: RowsAsked) => {
    let call = rows<Listed>().select(listed, { count: 'exact' })
    for (const [column, value] of Object.entries(only)) call = call.eq(column, value)
    call = holding(call, searched, q)
    for (const { column, ascending } of order) call = call.order(column, { ascending })
    return call.order('id', { ascending: true })
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
    create: async (input: Input): Promise<Row> => {
      const answer = request((limited) => rows<Row>().insert(input).select(columns).single().abortSignal(limited))
      return (await explainRefusal(answer)).data
    },
    /** Changes the row as it was read. @throws ConflictError when it is not as it was any more, AppError */
    update: async ({ id, updated_at }: ManagedRow, input: Partial<Input>): Promise<Row> => {
      const answer = request((limited) =>
        rows<Row>().update(input).eq('id', id).eq('updated_at', updated_at).select(columns).abortSignal(limited),
      )
      const [row] = (await explainRefusal(answer)).data
      if (!row) throw await explain(id)
      return row
    },
    /** Removes the row as it was read; one that is gone already is no failure. @throws ConflictError, AppError */
    remove: async ({ id, updated_at }: ManagedRow): Promise<void> => {
      const answer = request((limited) =>
        rows<Row>().delete().eq('id', id).eq('updated_at', updated_at).select('id').abortSignal(limited),
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
  typeof defineStaffTable<Listed, Row, Input>
>
