import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { askPage, type Call } from './ask'
import { AppError } from './errors'
import { PAGE_SIZE, type Page } from './page'
import type { LongCall } from './read-all'

/** One page of a list for staff, always asked for again. `rows` makes the call: filtered, in order, with the exact count. */
export const staffPageQuery = <Row, Asked extends { page: number }>(
  table: string,
  asked: Asked,
  rows: (asked: Asked) => LongCall<Row>,
) =>
  queryOptions({
    queryKey: ['staff', table, 'page', asked],
    placeholderData: keepPreviousData,
    staleTime: 0,
    queryFn: ({ signal }) => {
      const first = (asked.page - 1) * PAGE_SIZE
      return askPageOrNone(rows(asked).range(first, first + PAGE_SIZE - 1), signal)
    },
  })

/** A page of rows and the number of all, or an empty one with total 0 when it lies after the last. Throws like `ask`. */
export async function askPageOrNone<Row>(call: Call<Row[]>, signal: AbortSignal): Promise<Page<Row>> {
  try {
    return await askPage(call, signal)
  } catch (error) {
    if (error instanceof AppError && error.code === 'PGRST103') return { rows: [], total: 0 }
    throw error
  }
}
