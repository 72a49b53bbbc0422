import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { type About, aboutOne } from '@/data/about'
import { findPage, PAGE_SIZE } from '@/data/page'
import { BATCH } from '@/data/read-all'
import { isUuid } from '@/data/uuid'
import { aboutItem, type Item, questionsOfList, shapeOf } from '@/kinds/item'
import { ITEMS } from '@/kinds/items'
import { listPathOf, pageOfAddress } from '@/lib/page-number'
import { ITEM_KINDS, KINDS } from '@/names/kinds'
import { readListAddress } from '@/names/list-address'
import { read } from './reads'

/** Answers to queries of a page, which it then does not ask. */
export type Answers = [QueryKey, unknown][]

/** What one question about a list is answered with at most (search_rulings() and its like). */
const ROWS_AT_ONCE = 100
const PAGES_AT_ONCE = ROWS_AT_ONCE / PAGE_SIZE

/**
 * What pages of items and lists ask, asked for all of them at once: one by one, tens of thousands of pages would take a build
 * longer than it has (FIND-7).
 * @param pathnames those of other pages are left out: they ask for themselves
 * @throws AppError
 */
export async function readAhead(pathnames: readonly string[]): Promise<Map<string, Answers>> {
  const answers = await Promise.all(
    ITEM_KINDS.flatMap((kind) => {
      const { path } = KINDS[kind]
      const ids = pathnames.map((pathname) => pathname.replace(`${path}/`, '')).filter(isUuid)
      const pages = pathnames.filter((pathname) => listPathOf(pathname) === path)
      return [readItems(ITEMS[kind], ids), readPages(ITEMS[kind], pages)]
    }),
  )
  return new Map(answers.flat())
}

async function readItems(item: Item, ids: string[]): Promise<[string, Answers][]> {
  if (ids.length === 0) return []
  const questions: About<unknown, unknown>[] = Object.values(aboutItem(item))
  const answers = await Promise.all(questions.map((question) => answersTo(question, ids)))
  return ids.map((id) => [`${KINDS[item.kind].path}/${id}`, answers.flatMap((ofAll) => ofAll.get(id) ?? [])])
}

/** The answers about each of these texts. */
async function answersTo<Row, Answer>(question: About<Row, Answer>, ids: string[]): Promise<Map<string, Answers>> {
  const rows = await read(() => question.read(ids))
  // As many as one answer holds: there may be more.
  if (ids.length > 1 && rows.length >= BATCH) {
    const half = Math.ceil(ids.length / 2)
    const parts = await Promise.all([ids.slice(0, half), ids.slice(half)].map((part) => answersTo(question, part)))
    return new Map(parts.flatMap((part) => [...part]))
  }
  const rowsOf = Map.groupBy(rows, (row) => question.idOf(row))
  return new Map(ids.map((id) => [id, [[aboutOne(question, id).queryKey, question.answer(rowsOf.get(id) ?? [])]]]))
}

async function readPages(item: Item, pathnames: string[]): Promise<[string, Answers][]> {
  if (pathnames.length === 0) return []
  const whole = readListAddress(new URLSearchParams(), shapeOf(item))
  const { options } = questionsOfList(item, whole)
  const known = await read(() => new QueryClient().fetchQuery(options))
  const groups = Map.groupBy(pathnames, (pathname) => Math.ceil(pageOf(pathname) / PAGES_AT_ONCE))
  const answers = [...groups].map(async ([page, members]) => {
    const { rows, total } = await read(() => findPage(item, { ...whole, page }, ROWS_AT_ONCE))
    return members.map((pathname): [string, Answers] => {
      const asked = { ...whole, page: pageOf(pathname) }
      const first = ((asked.page - 1) % PAGES_AT_ONCE) * PAGE_SIZE
      const own = rows.slice(first, first + PAGE_SIZE)
      return [
        pathname,
        [
          [questionsOfList(item, asked).rows.queryKey, { rows: own, total: own.length > 0 ? total : 0 }],
          [options.queryKey, known],
        ],
      ]
    })
  })
  return (await Promise.all(answers)).flat()
}

const pageOf = (pathname: string) => pageOfAddress(pathname, new URLSearchParams())
