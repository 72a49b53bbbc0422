import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { AppError } from './errors'
import { PAGE_SIZE, type Page } from './page'
import { type Answer, requestRows } from './request'

interface Rows<Row> extends PromiseLike<Answer<Row[]>> {
  range(from: number, to: number): this
  abortSignal(signal: AbortSignal): this
}

/** One page of a list for staff, always asked for again. `rows` makes the call: filtered, in order, with the exact count. */
export const staffPageQuery = <Row, Asked extends { page: number }>(
  table: string,
  asked: Asked,
  rows: (asked: Asked) => Rows<Row>,
) =>
  queryOptions({
    queryKey: ['staff', table, 'page', asked],
    placeholderData: keepPreviousData,
    staleTime: 0,
    queryFn: ({ signal }) =>
      orEmptyPage(async () => {
        const first = (asked.page - 1) * PAGE_SIZE
        const { data, count } = await requestRows(
          (limited) =>
            rows(asked)
              .range(first, first + PAGE_SIZE - 1)
              .abortSignal(limited),
          signal,
        )
        return { rows: data, total: count ?? data.length }
      }),
  })

/** The loaded page, or an empty one with total 0 when it lies after the last. Throws what `load` throws otherwise. */
export async function orEmptyPage<Row>(load: () => Promise<Page<Row>>): Promise<Page<Row>> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof AppError && error.code === 'PGRST103') return { rows: [], total: 0 }
    throw error
  }
}
