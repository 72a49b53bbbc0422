import { generateAtomFeed } from 'feedsmith'
import { paths } from '@/names/paths'
import { publicClient } from '@/data/public-client'
import { BUILDS } from '@/kinds/builds'
import type { FeedRow } from '@/kinds/item-build'
import { ITEM_KINDS, type ItemKind, KINDS } from '@/names/kinds'
import { plainLine } from '@/texts/plain-line'
import { loadSanitiser } from '@/texts/sanitise'
import { publisher, SITE_NAME, SITE_URL } from '@/lib/site'
import { readRows } from './reads'
import { shownWords } from './shown-words'
import type { SiteFile } from './site-file'

/** Entries in a feed; a reader's program asks often enough to miss none. */
const MOST_ENTRIES = 50

/** The longest summary, in characters. */
const MOST_WORDS = 600

type Entry = {
  id: string
  path: string
  title: string
  summary: string
  kind: string
  /** When the text was last changed, as a timestamp. */
  updated: string
  /** The day that the text itself bears. */
  published?: string
}

type Order = 'date' | 'updated_at'

/** The newest texts of a kind that has a list by date. */
async function newestItems(kind: ItemKind, order: Order): Promise<Entry[]> {
  const { rows, titleOf } = BUILDS[kind]
  const { data } = await readRows<FeedRow>(async (signal) => newest(rows(await publicClient()), order, signal))
  return data.map((row) => ({
    id: row.id,
    path: paths.item(kind, row.id),
    title: titleOf(row),
    summary: plainLine(row.summary, MOST_WORDS),
    kind: KINDS[kind].one,
    updated: row.updated_at,
    published: row.date,
  }))
}

interface Ordered {
  order(column: Order | 'id', options?: { ascending: boolean }): this
  limit(count: number): this
  abortSignal(signal: AbortSignal): this
}

const newest = <Call extends Ordered>(rows: Call, order: Order, signal: AbortSignal): Call =>
  rows.order(order, { ascending: false }).order('id').limit(MOST_ENTRIES).abortSignal(signal)

async function changedSections(): Promise<Entry[]> {
  const columns = 'id, title, slug, plain, updated_at, chapters(type)' as const
  const { data } = await readRows(async (signal) =>
    newest((await publicClient()).from('sections').select(columns), 'updated_at', signal),
  )
  return data.map(({ id, title, slug, plain, updated_at, chapters: { type } }) => ({
    id,
    path: paths.sectionPage(type, slug),
    title,
    summary: plainLine(plain, MOST_WORDS),
    kind: KINDS.law.one,
    updated: updated_at,
  }))
}

async function changedFaqs(): Promise<Entry[]> {
  await loadSanitiser()
  const { data } = await readRows(async (signal) =>
    newest(
      (await publicClient()).from('faqs').select('id, question, answer, updated_at').eq('is_enabled', true),
      'updated_at',
      signal,
    ),
  )
  return data.map(({ id, question, answer, updated_at }) => ({
    id,
    path: paths.faq(id),
    title: question,
    summary: shownWords(answer, MOST_WORDS),
    kind: KINDS.faq.one,
    updated: updated_at,
  }))
}

/** The latest additions and changes of all texts, newest first. */
async function latestChanges(): Promise<Entry[]> {
  const lists = await Promise.all([
    ...ITEM_KINDS.map((kind) => newestItems(kind, 'updated_at')),
    changedSections(),
    changedFaqs(),
  ])
  return lists
    .flat()
    .sort((a, b) => Date.parse(b.updated) - Date.parse(a.updated))
    .slice(0, MOST_ENTRIES)
}

/** The site's Atom feeds (FIND-4), for a build that knows the site's address. @throws AppError */
export async function writeFeeds(): Promise<SiteFile[]> {
  const lists = ITEM_KINDS.map(async (kind) => {
    const { path, title } = KINDS[kind]
    return writeFeed(paths.feed(kind), path, `${SITE_NAME}: ${title}`, await newestItems(kind, 'date'))
  })
  const changes = writeFeed(paths.changesFeed, paths.home, `${SITE_NAME}: all changes`, await latestChanges())
  return [...(await Promise.all(lists)), changes]
}

function writeFeed(path: string, about: string, title: string, entries: Entry[]): SiteFile {
  const moments = entries.map(({ updated }) => Date.parse(updated))
  const content = generateAtomFeed({
    id: SITE_URL + path,
    title: { value: title },
    updated: new Date(moments.length > 0 ? Math.max(...moments) : Date.now()),
    authors: [{ name: plainLine(publisher()) || SITE_NAME, uri: `${SITE_URL}/` }],
    links: [
      { rel: 'self', type: 'application/atom+xml', href: SITE_URL + path },
      { rel: 'alternate', type: 'text/html', href: SITE_URL + about },
    ],
    entries: entries.map((entry) => ({
      // The row's own, so that an entry stays the same one when the site moves.
      id: `urn:uuid:${entry.id}`,
      title: { value: plainLine(entry.title) },
      updated: new Date(entry.updated),
      ...(entry.published && { published: new Date(entry.published) }),
      links: [{ rel: 'alternate', type: 'text/html', href: SITE_URL + entry.path }],
      categories: [{ term: entry.kind }],
      summary: { value: entry.summary },
    })),
  })
  return { name: path.slice(1), content }
}
