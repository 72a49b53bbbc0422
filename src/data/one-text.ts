import { queryOptions } from '@tanstack/react-query'
import type { SourceType } from '@/kinds/kinds'
import { textLinks } from './citations/links'
import { type Answer, requestRows } from './request'
import { isUuid } from './uuid'

/** Reads texts of a kind in full by their ids, each with its links; those that are not there are left out. */
type ReadTexts<Row> = (ids: string[], signal?: AbortSignal) => Promise<(Row & { references: unknown })[]>

/** The reader of a kind's texts. @param select asks for their rows */
export const textReader =
  <Row extends { id: string }>(
    type: SourceType,
    select: (ids: string[], signal: AbortSignal) => PromiseLike<Answer<Row[]>>,
  ): ReadTexts<Row> =>
  async (ids, signal) => {
    const rows = requestRows((limited) => select(ids, limited), signal)
    const [{ data }, links] = await Promise.all([rows, textLinks(type, signal, ids)])
    return data.map((row) => ({ ...row, references: links[row.id] }))
  }

/** One text in full, or null when there is none with this id; an id that is no uuid is not asked for. */
export const oneTextQuery = <Row>(table: string, id: string, read: ReadTexts<Row>) =>
  queryOptions({
    queryKey: [table, 'one', id],
    queryFn: async ({ signal }) => (isUuid(id) && (await read([id], signal))[0]) || null,
  })
