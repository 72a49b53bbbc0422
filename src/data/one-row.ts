import { queryOptions } from '@tanstack/react-query'
import { type Answer, requestRows } from './request'
import { isUuid } from './uuid'

/** One row of a table in full, or null when there is none with this id; an id that is no uuid is not asked for. */
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
