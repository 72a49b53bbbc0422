import { QueryClient } from '@tanstack/react-query'
import { changeOptionsQuery } from '@/data/changes/queries'
import { PAGE_SIZE } from '@/data/page'
import { publicClient } from '@/data/public-client'
import { BATCH, readAll } from '@/data/read-all'
import { listPathOf } from '@/lib/page-number'
import { ITEM_KINDS, KINDS, LAW_TYPES } from '@/names/kinds'
import { paths } from '@/names/paths'
import { read, readRows } from './reads'

/** Lists that go on on further pages. */
const LISTS: readonly string[] = ITEM_KINDS.map((kind) => KINDS[kind].path)

/** Pages whose text depends on the query of their address: what is written is the page without one. */
const GLOSSARY = [paths.glossary, paths.hebrewGlossary]
const TOOLS = [paths.whichRate, paths.allocationNumber, paths.deadlines]
const ASKED = [...LISTS, paths.faqs, ...GLOSSARY, paths.searchForm, paths.pack, paths.changes(), ...TOOLS]

/** Of a guide its first question: the address of each further step holds the answers. Of a month all of its changes. */
const isPartOf = (whole: string, pathname: string): boolean => pathname.startsWith(`${whole}/`)

const FIXED = [
  ...[paths.home, paths.amounts, paths.contact, paths.privacy, paths.terms, paths.accessibility, paths.openData],
  ...LAW_TYPES.map((type) => paths.law(type)),
  ...ASKED,
  paths.guides,
]

export const isAsked = (pathname: string): boolean =>
  isPartOf(paths.guides, pathname) ||
  isPartOf(paths.changes(), pathname) ||
  ASKED.some((path) => path === listPathOf(pathname))

/** A page's address, and when the newest of the texts that it is about was changed, as a timestamp, where there are any. */
export type Address = { pathname: string; changedAt: string | null }

/** Every public address that has a file of its own (FIND-1). @throws AppError */
export async function listAddresses(): Promise<Address[]> {
  const client = await publicClient()
  const ofItems = ITEM_KINDS.map(async (kind) => ({
    path: KINDS[kind].path,
    rows: await readAll((after) => rowsAfter(client.from(KINDS[kind].table).select(COLUMNS), after), readRows),
  }))
  const [items, months, amounts, deadlines, faqs, terms, guides, sections] = await Promise.all([
    Promise.all(ofItems),
    read(() => new QueryClient().fetchQuery(changeOptionsQuery())),
    readAll((after) => rowsAfter(client.from('amounts').select('id, updated_at'), after), readRows),
    readAll((after) => rowsAfter(client.from('deadlines').select(COLUMNS), after), readRows),
    readAll((after) => rowsAfter(client.from('faqs').select(COLUMNS).eq('is_enabled', true), after), readRows),
    readAll((after) => rowsAfter(client.from('terms').select(COLUMNS), after), readRows),
    readAll((after) => rowsAfter(client.from('guides').select(COLUMNS).eq('is_enabled', true), after), readRows),
    readAll((after) => rowsAfter(client.from('sections').select(SECTION_COLUMNS), after), readRows),
  ])
  const listed = new Map<string, Dated[]>([
    ...items.map(({ path, rows }): [string, Dated[]] => [path, rows]),
    [paths.amounts, amounts],
    [paths.deadlines, deadlines],
    [paths.faqs, faqs],
    ...GLOSSARY.map((path): [string, Dated[]] => [path, terms]),
    [paths.guides, guides],
    ...Map.groupBy(sections, ({ chapters }) => `/law/${chapters.type}`),
  ])
  return [
    ...months.flatMap(({ filter, choice }) => (filter === 'month' ? [addressOf(paths.changes(choice), [])] : [])),
    ...FIXED.flatMap((pathname) => pagesOf(pathname, listed.get(pathname) ?? [])),
    ...sections.map((row) => addressOf(paths.sectionPage(row.chapters.type, row.slug), [row])),
    ...guides.map((row) => addressOf(paths.guide(row.id), [row])),
    ...items.flatMap(({ path, rows }) => rows.map((row) => addressOf(`${path}/${row.id}`, [row]))),
  ]
}

/**
 * The former addresses of sections, and those that they lead to (FIND-2): as many as one answer holds, of the 2,000 that
 * Cloudflare Pages takes. The app leads on from all. @throws AppError
 */
export async function listFormerAddresses(): Promise<{ from: string; to: string }[]> {
  const data = await readRows(
    (await publicClient())
      .from('section_addresses')
      .select('type, slug, sections(slug, chapters(type))')
      .eq('is_current', false)
      .order('type')
      .order('slug')
      .limit(BATCH),
  )
  return data.map(({ type, slug, sections }) => ({
    from: paths.sectionPage(type, slug),
    to: paths.sectionPage(sections.chapters.type, sections.slug),
  }))
}

/** A page's address, and, of a list by date, those of its further pages. */
function pagesOf(pathname: string, texts: readonly Dated[]): Address[] {
  const pages = LISTS.includes(pathname) ? Math.ceil(texts.length / PAGE_SIZE) : 1
  const further = Array.from({ length: Math.max(pages - 1, 0) }, (_, index) => paths.listPage(pathname, index + 2))
  return [pathname, ...further].map((each) => addressOf(each, texts))
}

const COLUMNS = 'id, updated_at:revised_at' as const
const SECTION_COLUMNS = 'id, slug, updated_at:revised_at, chapters(type)' as const

type Dated = { updated_at: string }

const addressOf = (pathname: string, texts: readonly Dated[]): Address => ({
  pathname,
  changedAt: texts.reduce<string | null>(
    (newest, { updated_at }) => (newest === null || Date.parse(updated_at) > Date.parse(newest) ? updated_at : newest),
    null,
  ),
})

interface Rows<Call> {
  gt(column: 'id', value: string): Call
}
interface OrderedRows {
  order(column: 'id'): this
  limit(count: number): this
}

const rowsAfter = <Call extends OrderedRows>(rows: Rows<Call>, after: string): Call =>
  rows.gt('id', after).order('id').limit(BATCH)
