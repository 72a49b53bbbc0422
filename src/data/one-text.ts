import { queryOptions } from '@tanstack/react-query'
import { textLinks } from './citations/links'
import type { SourceType } from './citations/queries'
import { type Answer, requestRows } from './request'
import { isUuid } from './uuid'

/** One text in full with its links, or null when there is none with this id; an id that is no uuid is not asked for. */
export const oneTextQuery = <Row extends object>(
  table: string,
  type: SourceType,
  id: string,
  select: (signal: AbortSignal) => PromiseLike<Answer<Row[]>>,
) =>
  queryOptions({
    queryKey: [table, 'one', id],
    queryFn: async ({ signal }) => {
      if (!isUuid(id)) return null
      const [{ data }, links] = await Promise.all([requestRows(select, signal), textLinks(type, signal, id)])
      const [row] = data
      return row ? { ...row, references: links[id] } : null
    },
  })
