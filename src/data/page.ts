import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { AppError } from './errors'
import { type Answer, request } from './request'

/** How many rows a list shows at a time (LIST-1). */
export const PAGE_SIZE = 20

/** One page of a list, and how many rows the whole list has. */
export type Page<Row> = { rows: Row[]; total: number }

/** What a list needs of the client's query, whatever its table. */
interface Listing<Row> extends PromiseLike<Answer<Row[]>> {
  order(column: string, options?: { ascending: boolean }): this
  range(from: number, to: number): this
  abortSignal(signal: AbortSignal): this
}

/**
 * One page of a table that is listed by date, newest first (RUL-1, DEC-1, NEWS-1, LIST-1). While the next page is on
 * its way the former one stays.
 * @param table names the rows in the cache
 * @param page counted from 1
 * @param select starts the query: names the columns, asks for the exact count
 */
export const newestFirstQuery = <Row>(table: string, page: number, select: () => Listing<Row>) =>
  queryOptions({
    queryKey: [table, 'page', page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      orEmptyPage(async () => {
        const { data, count } = await request(
          (limited) =>
            select()
              .order('date', { ascending: false })
              .order('id')
              .range((page - 1) * PAGE_SIZE, page * PAGE_SIZE - 1)
              .abortSignal(limited),
          signal,
        )
        return { rows: data, total: count ?? data.length }
      }),
  })

/**
 * Turns "range not satisfiable" (PostgREST's PGRST103, a page after the last) into an empty page: to the reader
 * it is no failure. Its total is unknown and given as 0.
 * @throws whatever else went wrong
 */
async function orEmptyPage<Row>(load: () => Promise<Page<Row>>): Promise<Page<Row>> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof AppError && error.code === 'PGRST103') return { rows: [], total: 0 }
    throw error
  }
}
