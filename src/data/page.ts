import { keepPreviousData, queryOptions, type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import type { ItemTable } from '@/names/kinds'
import type { ListAsked } from '@/names/list-address'
import { ask, type Call } from './ask'
import { type PublicClient, publicClient } from './public-client'

/** Rows per page of a list (LIST-1). */
export const PAGE_SIZE = 20

/** One page of a list, and the number of rows in the whole list. */
export type Page<Row> = { rows: Row[]; total: number }

/** What there is of a page that was asked for. */
export type PageAnswer<Row> = Pick<UseQueryResult<Page<Row>>, 'data' | 'error' | 'isPlaceholderData'>

/** The page to show; undefined while only an empty page of the previous question is there. */
export const answerOf = <Row>({ data, isPlaceholderData }: PageAnswer<Row>): Page<Row> | undefined =>
  isPlaceholderData && data?.rows.length === 0 ? undefined : data

/** The days are given only to lists that filter by year. */
type FindArguments = { q: string; page: number; page_size: number; first_day?: string; last_day?: string }

/** A list, and how its procedure is called, which searches, filters and orders; each row carries the number of all found. */
export type List<Row = object> = {
  table: ItemTable
  find: (client: PublicClient, args: FindArguments, choices: ListAsked['choices']) => Call<(Row & { total: number })[]>
}

/** One page of a list, newest first; the previous rows stay until it comes (RUL-1, RUL-2, DEC-1, NEWS-1, LIST-1). */
export const newestFirstQuery = <Row>(list: List<Row>, asked: ListAsked) =>
  queryOptions({
    queryKey: [list.table, 'page', asked],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => findPage(list, asked, PAGE_SIZE, signal),
  })

/** What a page of the list has said of an item, while the whole of it is on its way; undefined if it was not asked for. */
export function useListed<Row extends { id: string }>({ table }: List<Row>, id: string): Row | undefined {
  const pages = useQueryClient().getQueriesData<Page<Row>>({ queryKey: [table, 'page'] })
  return pages.flatMap(([, page]) => page?.rows ?? []).find((row) => row.id === id)
}

/** What an address asks of a list, in pages of so many rows (100 at most). @throws AppError */
export async function findPage<Row>(
  { find }: List<Row>,
  asked: ListAsked,
  page_size: number,
  signal?: AbortSignal,
): Promise<Page<Row>> {
  const args = { q: asked.q, page: asked.page, page_size, ...daysOf(asked) }
  const client = await publicClient()
  const data = await ask(find(client, args, asked.choices), signal)
  return { rows: data, total: data[0]?.total ?? 0 }
}

function daysOf({ from, to }: ListAsked): { first_day?: string; last_day?: string } {
  return {
    ...(from !== null && { first_day: `${from}-01-01` }),
    ...(to !== null && { last_day: `${to}-12-31` }),
  }
}
