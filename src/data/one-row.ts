import { queryOptions } from '@tanstack/react-query'
import { type Answer, requestRows } from './request'
import { isUuid } from './uuid'

/**
 * One row of a table in full, or null when there is none of this id.
 * @param table names the row in the cache
 * @param id the row's uuid; anything else can be nowhere, and is not asked for
 * @param select makes the query with the signal it is given
 */
export const oneRowQuery = <Row>(
  table: string,
  id: string,
  select: (signal: AbortSignal) => PromiseLike<Answer<Row[]>>,
) =>
  queryOptions({
    queryKey: [table, 'one', id],
    queryFn: async ({ signal }) => {
      if (!isUuid(id)) return null
      const [row = null] = (await requestRows(select, signal)).data
      return row
    },
  })
