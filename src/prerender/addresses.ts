import { paths } from '@/app/paths'
import { publicClient } from '@/data/public-client'
import { BATCH, readAll } from '@/data/read-all'
import { LAW_TYPES } from '@/lib/content-kinds'

/** Pages whose text depends on the query of their address: what is written is the page without one. */
const ASKED = [paths.rulings, paths.decisions, paths.news, paths.faqs, paths.searchForm]

const FIXED = [
  ...[paths.home, paths.contact, paths.privacy, paths.terms, paths.accessibility],
  ...LAW_TYPES.map((type) => paths.law(type)),
  ...ASKED,
]

/** Whether a page is there whatever the content is. */
export const isFixed = (pathname: string): boolean => FIXED.some((path) => path === pathname)

export const isAsked = (pathname: string): boolean => ASKED.some((path) => path === pathname)

/** Every public address that has a file of its own (FIND-1). @throws AppError */
export async function listAddresses(): Promise<string[]> {
  const client = await publicClient()
  const rows = await Promise.all([
    readAll((after, signal) => idsAfter(client.from('rulings').select('id'), after, signal)),
    readAll((after, signal) => idsAfter(client.from('tax_decisions').select('id'), after, signal)),
    readAll((after, signal) => idsAfter(client.from('news').select('id'), after, signal)),
  ])
  const sections = await readAll((after, signal) =>
    client
      .from('section_addresses')
      .select('id:section_id, type, slug')
      .eq('is_current', true)
      .gt('section_id', after)
      .order('section_id')
      .limit(BATCH)
      .abortSignal(signal),
  )
  const makers = [paths.ruling, paths.decision, paths.newsPost]
  return [
    ...FIXED,
    ...sections.map(({ type, slug }) => paths.sectionPage(type, slug)),
    ...makers.flatMap((path, index) => rows[index]?.map(({ id }) => path(id)) ?? []),
  ]
}

interface Ids<Call> {
  gt(column: 'id', value: string): Call
}
interface OrderedIds {
  order(column: 'id'): this
  limit(count: number): this
  abortSignal(signal: AbortSignal): this
}

const idsAfter = <Call extends OrderedIds>(rows: Ids<Call>, after: string, signal: AbortSignal): Call =>
  rows.gt('id', after).order('id').limit(BATCH).abortSignal(signal)
