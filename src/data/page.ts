import { keepPreviousData, queryOptions, type UseQueryResult } from '@tanstack/react-query'
import type { ListAsked } from '@/lib/list-address'
import { AppError } from './errors'
import { type Answer, requestRows } from './request'

/** How many rows a list shows at a time (LIST-1). */
export const PAGE_SIZE = 20

/** One page of a list, and how many rows the whole list has. */
export type Page<Row> = { rows: Row[]; total: number }

/** What is known of a list: an empty page that is only kept from the question before says nothing of this one. */
export const answerOf = <Row>({ data, isPlaceholderData }: UseQueryResult<Page<Row>>): Page<Row> | undefined =>
  isPlaceholderData && data?.rows.length === 0 ? undefined : data

/** What a list needs of the client's query, whatever its table. */
interface Listing<Row> extends PromiseLike<Answer<Row[]>> {
  eq(column: string, value: string): this
  gte(column: string, value: string): this
  lte(column: string, value: string): this
  order(column: string, options?: { ascending: boolean }): this
  range(from: number, to: number): this
  abortSignal(signal: AbortSignal): this
}

/** What a list needs of the call to its search procedure; every row says how many there are in all. */
interface Finding<Row> extends PromiseLike<Answer<(Row & { total: number })[]>> {
  abortSignal(signal: AbortSignal): this
}

/** What every list's search procedure is given; `first_day` and `last_day` only by lists that know years. */
type FindArguments = { q: string; page: number; page_size: number; first_day?: string; last_day?: string }

/** Where a list's rows come from. */
type Sources<Row> = {
  /** Starts the query of the table: names the columns, asks for the exact count. */
  all: () => Listing<Row>
  /** Calls the search procedure, which filters, orders and counts as well. */
  found: (args: FindArguments) => Finding<Row>
}

/**
 * One page of a list by date, newest first (RUL-1, RUL-2, DEC-1, NEWS-1, LIST-1). While another page or another search
 * is on its way, the former rows stay; an answer that comes late is only that of its own question.
 * @param table names the rows in the cache
 * @param asked as the address says it
 */
export const newestFirstQuery = <Row>(table: string, asked: ListAsked, { all, found }: Sources<Row>) =>
  queryOptions({
    queryKey: [table, 'page', asked],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      asked.q ? findPage(asked, found, signal) : orEmptyPage(() => readPage(asked, all, signal)),
  })

async function readPage<Row>(asked: ListAsked, all: Sources<Row>['all'], signal: AbortSignal): Promise<Page<Row>> {
  const { first_day, last_day } = daysOf(asked)
  const { data, count } = await requestRows((limited) => {
    let rows = all()
    for (const [column, value] of Object.entries(asked.choices)) rows = rows.eq(column, value)
    if (first_day) rows = rows.gte('date', first_day)
    if (last_day) rows = rows.lte('date', last_day)
    return rows
      .order('date', { ascending: false })
      .order('id')
      .range((asked.page - 1) * PAGE_SIZE, asked.page * PAGE_SIZE - 1)
      .abortSignal(limited)
  }, signal)
  return { rows: data, total: count ?? data.length }
}

async function findPage<Row>(asked: ListAsked, found: Sources<Row>['found'], signal: AbortSignal): Promise<Page<Row>> {
  const args = { q: asked.q, page: asked.page, page_size: PAGE_SIZE, ...daysOf(asked) }
  const { data } = await requestRows((limited) => found(args).abortSignal(limited), signal)
  return { rows: data, total: data[0]?.total ?? 0 }
}

/** The first and the last day of the years that are asked for. */
function daysOf({ from, to }: ListAsked): { first_day?: string; last_day?: string } {
  return {
    ...(from !== null && { first_day: `${from}-01-01` }),
    ...(to !== null && { last_day: `${to}-12-31` }),
  }
}

/**
 * Turns "range not satisfiable" (PostgREST's PGRST103, a page after the last) into an empty page: to the reader
 * it is no failure. Its total is unknown and given as 0.
 * @throws whatever else went wrong
 */
export async function orEmptyPage<Row>(load: () => Promise<Page<Row>>): Promise<Page<Row>> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof AppError && error.code === 'PGRST103') return { rows: [], total: 0 }
    throw error
  }
}
