import type { QueryKey } from '@tanstack/react-query'
import {
  citedSectionsQuery,
  readCitedSections,
  readRelatedRulings,
  relatedRulingsQuery,
} from '@/data/citations/queries'
import { listOptionsQuery, readListOptions } from '@/data/list-options/queries'
import { neighboursQuery, readNeighbours } from '@/data/neighbours/queries'
import { NEWS_LIST, NEWS_SHAPE, newsPostQuery, readNews } from '@/data/news/queries'
import { findPage, type List, newestFirstQuery, PAGE_SIZE } from '@/data/page'
import { BATCH } from '@/data/read-all'
import { RULINGS_LIST, RULINGS_SHAPE, readRulings, rulingQuery } from '@/data/rulings/queries'
import {
  readTaxDecisions,
  TAX_DECISIONS_LIST,
  TAX_DECISIONS_SHAPE,
  taxDecisionQuery,
} from '@/data/tax-decisions/queries'
import { isUuid } from '@/data/uuid'
import { ITEM_KINDS, type ItemKind, KINDS } from '@/kinds/kinds'
import { type ListShape, readListAddress } from '@/lib/list-address'
import { listPathOf, pageOfAddress } from '@/lib/page-number'
import { read } from './reads'

/** Answers to queries of a page, which it then does not ask. */
export type Answers = [QueryKey, unknown][]

interface Kind {
  read: (ids: string[]) => Promise<{ id: string }[]>
  query: (id: string) => { queryKey: QueryKey }
  list: List
  shape: ListShape
}

const READ: Record<ItemKind, Kind> = {
  ruling: { read: readRulings, query: rulingQuery, list: RULINGS_LIST, shape: RULINGS_SHAPE },
  decision: { read: readTaxDecisions, query: taxDecisionQuery, list: TAX_DECISIONS_LIST, shape: TAX_DECISIONS_SHAPE },
  news: { read: readNews, query: newsPostQuery, list: NEWS_LIST, shape: NEWS_SHAPE },
}

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
      return [readItems(kind, ids), readPages(kind, pages)]
    }),
  )
  return new Map(answers.flat())
}

async function readItems(kind: ItemKind, ids: string[]): Promise<[string, Answers][]> {
  if (ids.length === 0) return []
  const isRuling = kind === 'ruling'
  const [texts, sections, neighbours, related] = await Promise.all([
    read(() => READ[kind].read(ids)),
    read(() => readCitedSections(kind, ids)),
    read(() => readNeighbours(kind, ids)),
    isRuling ? read(() => readRelatedRulings(ids)) : [],
  ])
  // As many as one answer holds: there may be more.
  if (ids.length > 1 && [sections, neighbours, related].some(({ length }) => length >= BATCH)) {
    const half = Math.ceil(ids.length / 2)
    return [...(await readItems(kind, ids.slice(0, half))), ...(await readItems(kind, ids.slice(half)))]
  }
  const textOf = new Map(texts.map((text) => [text.id, text]))
  const sectionsOf = Map.groupBy(sections, ({ source_id }) => source_id)
  const neighboursOf = Map.groupBy(neighbours, ({ item_id }) => item_id)
  const relatedTo = Map.groupBy(related, ({ ruling_id }) => ruling_id)
  return ids.map((id) => {
    const answers: Answers = [
      [READ[kind].query(id).queryKey, textOf.get(id) ?? null],
      [citedSectionsQuery(kind, id).queryKey, sectionsOf.get(id) ?? []],
      [neighboursQuery(kind, id).queryKey, neighboursOf.get(id) ?? []],
    ]
    if (isRuling) answers.push([relatedRulingsQuery(id).queryKey, relatedTo.get(id) ?? []])
    return [`${KINDS[kind].path}/${id}`, answers]
  })
}

async function readPages(kind: ItemKind, pathnames: string[]): Promise<[string, Answers][]> {
  const { list, shape } = READ[kind]
  if (pathnames.length === 0) return []
  const options = await read(() => readListOptions(list.table))
  const groups = Map.groupBy(pathnames, (pathname) => Math.ceil(pageOf(pathname) / PAGES_AT_ONCE))
  const answers = [...groups].map(async ([page, members]) => {
    const { rows, total } = await read(() => findPage(list, { ...askedAll(shape), page }, ROWS_AT_ONCE))
    return members.map((pathname): [string, Answers] => {
      const asked = { ...askedAll(shape), page: pageOf(pathname) }
      const first = ((asked.page - 1) % PAGES_AT_ONCE) * PAGE_SIZE
      const own = rows.slice(first, first + PAGE_SIZE)
      return [
        pathname,
        [
          [newestFirstQuery(list, asked).queryKey, { rows: own, total: own.length > 0 ? total : 0 }],
          [listOptionsQuery(list.table).queryKey, options],
        ],
      ]
    })
  })
  return (await Promise.all(answers)).flat()
}

const pageOf = (pathname: string) => pageOfAddress(pathname, new URLSearchParams())
const askedAll = (shape: ListShape) => readListAddress(new URLSearchParams(), shape)
