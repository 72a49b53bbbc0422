import { keepPreviousData, queryOptions, type UseQueryResult } from '@tanstack/react-query'
import type { ListAsked } from '@/lib/list-address'
import { AppError } from './errors'
import { type PublicClient, publicClient } from './public-client'
import { type Answer, requestRows } from './request'

/** Rows per page of a list (LIST-1). */
export const PAGE_SIZE = 20

/** One page of a list, and the number of rows in the whole list. */
export type Page<Row> = { rows: Row[]; total: number }

/** The page to show; undefined while only an empty page of the previous question is there. */
export const answerOf = <Row>({ data, isPlaceholderData }: UseQueryResult<Page<Row>>): Page<Row> | undefined =>
  isPlaceholderData && data?.rows.length === 0 ? undefined : data

interface Listing<Row> extends PromiseLike<Answer<Row[]>> {
  eq(column: string, value: string): this
  gte(column: string, value: string): this
  lte(column: string, value: string): this
  order(column: string, options?: { ascending: boolean }): this
  range(from: number, to: number): this
  abortSignal(signal: AbortSignal): this
}

/** Every row carries the number of all rows found. */
interface Finding<Row> extends PromiseLike<Answer<(Row & { total: number })[]>> {
  abortSignal(signal: AbortSignal): this
}

/** The days are given only to lists that filter by year. */
type FindArguments = { q: string; page: number; page_size: number; first_day?: string; last_day?: string }

type Sources<Row> = {
  /** Starts the query of the table: names the columns and asks for the exact count. */
  all: (client: PublicClient) => Listing<Row>
  /** Calls the search procedure, which also filters, orders and counts. */
  found: (client: PublicClient, args: FindArguments) => Finding<Row>
}

/** One page of a list, newest first; the previous rows stay until it comes (RUL-1, RUL-2, DEC-1, NEWS-1, LIST-1). */
export const newestFirstQuery = <Row>(table: string, asked: ListAsked, { all, found }: Sources<Row>) =>
  queryOptions({
    queryKey: [table, 'page', asked],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      asked.q ? findPage(asked, found, signal) : orEmptyPage(() => readPage(asked, all, signal)),
  })

async function readPage<Row>(asked: ListAsked, all: Sources<Row>['all'], signal: AbortSignal): Promise<Page<Row>> {
  const { first_day, last_day } = daysOf(asked)
  const client = await publicClient()
  const { data, count } = await requestRows((limited) => {
    let rows = all(client)
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
  const client = await publicClient()
  const { data } = await requestRows((limited) => found(client, args).abortSignal(limited), signal)
  return { rows: data, total: data[0]?.total ?? 0 }
}

function daysOf({ from, to }: ListAsked): { first_day?: string; last_day?: string } {
  return {
    ...(from !== null && { first_day: `${from}-01-01` }),
    ...(to !== null && { last_day: `${to}-12-31` }),
  }
}

/** The loaded page, or an empty one with total 0 when it lies after the last. Throws what `load` throws otherwise. */
export async function orEmptyPage<Row>(load: () => Promise<Page<Row>>): Promise<Page<Row>> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof AppError && error.code === 'PGRST103') return { rows: [], total: 0 }
    throw error
  }
}
