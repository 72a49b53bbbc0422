import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { orEmptyPage, PAGE_SIZE } from './page'
import { type Answer, requestRows } from './request'

/** What a page needs of the call that reads its rows. */
interface Rows<Row> extends PromiseLike<Answer<Row[]>> {
  range(from: number, to: number): this
  abortSignal(signal: AbortSignal): this
}

/**
 * One page of a list of staff's, never from the cache alone; while another one is on its way, the former rows stay.
 * @param table names the rows in the cache
 * @param asked all that the list is asked for
 * @param rows makes the call: narrowed to what is asked for, in order, with the exact count
 */
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
