import { generateAtomFeed } from 'feedsmith'
import { readFigures } from '@/data/amounts/figures'
import { readLawChanges } from '@/data/changes/law'
import { type Change, readChanges } from '@/data/changes/queries'
import { ITEMS } from '@/kinds/items'
import type { FeedText } from '@/kinds/texts'
import { formatAmount, sinceWords } from '@/law/amounts'
import { publisher, SITE_NAME, SITE_URL } from '@/lib/site'
import { ITEM_KINDS, KINDS } from '@/names/kinds'
import { paths } from '@/names/paths'
import { AMOUNTS_FEED, amountPath, TOOL_NAMES } from '@/names/tool-names'
import { amendedWords, PART_NAMES, whatHappened, wordsOf } from '@/routes/public/changes/what-happened'
import { plainLine } from '@/texts/plain-line'
import { read } from './reads'
import type { SiteFile } from './site-file'

/** Entries of a kind in a feed; a reader's program asks often enough to miss none. */
const MOST_ENTRIES = 50

/** The longest summary, in characters. */
const MOST_WORDS = 600

/** An entry and what one like it is called. */
type Entry = FeedText & { what: string }

/** The rates and amounts that took or take effect last (TOOL-1). */
async function newestAmounts(): Promise<Entry[]> {
  const figures = await read(() => readFigures())
  return figures
    .flatMap((figure) => figure.steps.map((step) => ({ figure, step })))
    .sort((one, other) => other.step.effective_from.localeCompare(one.step.effective_from))
    .slice(0, MOST_ENTRIES)
    .map(({ figure: { kind, name, subject, caution, unit }, step }) => ({
      id: step.id,
      title: `${name}: ${formatAmount(step.amount, unit)}, ${sinceWords(step, step.last_day ? 'from' : 'since')}`,
      path: amountPath(kind),
      summary: [`${name}, ${subject}.`, step.note, caution].filter(Boolean).join(' '),
      updated: step.updated_at,
      ...(!step.period && { published: step.effective_from }),
      what: TOOL_NAMES.amounts,
    }))
}

/** Amendments to come and the latest changes as the page of changes has them, without those that are minor (TIME-5). */
async function latestChanges(): Promise<Entry[]> {
  const entries: Entry[] = []
  let month: string | null = null
  do {
    const { toCome, changes, earlier } = await read(() => readChanges({ month, kinds: [], provisions: [] }))
    entries.push(...[...toCome, ...changes].filter(({ is_minor }) => !is_minor).map(entryOf))
    month = earlier
  } while (month !== null && entries.length < MOST_ENTRIES)
  return entries.slice(0, MOST_ENTRIES)
}

/** What changed in the law, but for amendments, which the changes of texts have (TIME-5). */
async function changesOfLaw(): Promise<Entry[]> {
  const changes = await read(() => readLawChanges([]))
  return changes
    .filter(({ part }) => part !== 'amendment')
    .slice(0, MOST_ENTRIES)
    .map(({ part, id, title, url, day, amount, unit, subject, note, told_at }) => ({
      id,
      title: amount === null ? title : `${title}: ${formatAmount(amount, unit ?? '')}`,
      path: url,
      summary: [subject && `${subject}.`, note].filter(Boolean).join(' ') || `${PART_NAMES[part]}.`,
      updated: told_at,
      published: day,
      what: PART_NAMES[part],
    }))
}

const entryOf = (change: Change): Entry => ({
  id: change.id,
  title: change.title,
  path: change.url,
  summary:
    [wordsOf(change), change.amendment && amendedWords(change.amendment)].filter(Boolean).join(' ') ||
    `${whatHappened(change)}.`,
  updated: change.changed_at,
  what: whatHappened(change),
})

/** The site's Atom feeds (FIND-4), for a build that knows the site's address. @throws AppError */
export async function writeFeeds(): Promise<SiteFile[]> {
  const lists = ITEM_KINDS.map(async (kind) => {
    const { path, title, one } = KINDS[kind]
    const texts = await read(() => ITEMS[kind].readNewest(MOST_ENTRIES))
    const entries = texts.map((text) => ({ ...text, what: one }))
    return writeFeed(paths.feed(kind), path, `${SITE_NAME}: ${title}`, entries)
  })
  const changed = [...(await changesOfLaw()), ...(await latestChanges())]
  const changes = writeFeed(paths.changesFeed, paths.changes(), `${SITE_NAME}: all changes`, changed)
  const amounts = writeFeed(AMOUNTS_FEED, paths.amounts, `${SITE_NAME}: ${TOOL_NAMES.amounts}`, await newestAmounts())
  return [...(await Promise.all(lists)), amounts, changes]
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
      // The row's or the change's own, so that an entry stays the same one when the site moves.
      id: `urn:uuid:${entry.id}`,
      title: { value: plainLine(entry.title) },
      updated: new Date(entry.updated),
      // A feed has moments only: a month or a year is left out (TRUE-1).
      ...(entry.published?.length === 10 && { published: new Date(entry.published) }),
      links: [{ rel: 'alternate', type: 'text/html', href: SITE_URL + entry.path }],
      categories: [{ term: entry.what }],
      summary: { value: plainLine(entry.summary, MOST_WORDS) },
    })),
  })
  return { name: path.slice(1), content }
}
