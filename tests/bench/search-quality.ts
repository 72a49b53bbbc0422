import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { openBench } from './bench-database.ts'
import { createFullText } from './engine-full-text.ts'
import { createIlike } from './engine-ilike.ts'
import { createMiniSearch } from './engine-minisearch.ts'
import { formatTable } from './format-table.ts'
import { readTexts, type Text } from './texts.ts'

/** A question whose answer is known: the titles of the texts that answer it, any of which will do. */
interface KnownItem {
  query: string
  kind: string
  right: string[]
}

/** Gives the titles of the ten best texts, the best first. */
export type Engine = (query: string) => Promise<string[]>

/** Splits the queries into the half that was tuned on and the one that was not; any number will do, once and for all. */
const SEED = 20261121

const FILE = path.join(path.dirname(fileURLToPath(import.meta.url)), 'search-queries.json')

/** Shuffles by a linear congruential generator (Numerical Recipes), the same everywhere. */
function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed
  const random = () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

interface Figures {
  mrr: number
  recall: number
  missed: { item: KnownItem; rank: number; titles: string[] }[]
}

/** MRR@10: the mean of 1/rank of the first right answer. Recall@10: the share of queries with a right answer among ten. */
async function measure(engine: Engine, items: KnownItem[]): Promise<Figures> {
  let reciprocal = 0
  let found = 0
  const missed: Figures['missed'] = []
  for (const item of items) {
    const titles = await engine(item.query)
    const rank = titles.slice(0, 10).findIndex((title) => item.right.includes(title)) + 1
    if (rank > 0) {
      reciprocal += 1 / rank
      found += 1
    }
    if (rank !== 1) missed.push({ item, rank, titles })
  }
  return { mrr: reciprocal / items.length, recall: found / items.length, missed }
}

async function main(isVerbose: boolean): Promise<void> {
  const items: KnownItem[] = JSON.parse(readFileSync(FILE, 'utf8'))
  const shuffled = shuffle(items, SEED)
  const middle = Math.ceil(shuffled.length / 2)
  const halves = { tuned: shuffled.slice(0, middle), untuned: shuffled.slice(middle) }
  const database = await openBench()
  try {
    const texts: Text[] = await readTexts(database)
    const engines: [name: string, engine: Engine][] = [
      [`search_content (${database.name})`, (query) => database.search(query)],
      ['MiniSearch, stems, one typo, beginnings', createMiniSearch(texts)],
      ['Postgres full text, websearch_to_tsquery', await createFullText(database, false)],
      ['Postgres full text, any word, and trigrams', await createFullText(database, true)],
      ['ilike, any word, the score literally', createIlike(database, 'any word')],
      ['ilike, the whole query', createIlike(database, 'whole query')],
    ]
    const rows: string[][] = []
    for (const [name, engine] of engines) {
      const tuned = await measure(engine, halves.tuned)
      const untuned = await measure(engine, halves.untuned)
      rows.push([name, ...[tuned, untuned].flatMap(({ mrr, recall }) => [mrr.toFixed(3), recall.toFixed(3)])])
      if (isVerbose && name.startsWith('search_content')) printMissed(tuned.missed)
    }
    console.log(
      `${items.length} queries over ${texts.length} texts; ${middle} tuned on, ${items.length - middle} not\n`,
    )
    console.log(formatTable(['', 'MRR@10 tuned', 'recall@10 tuned', 'MRR@10 untuned', 'recall@10 untuned'], rows))
    const kinds = [...new Set(items.map(({ kind }) => kind))]
    const byKind = await Promise.all(
      kinds.map(async (kind) => {
        const of = items.filter((item) => item.kind === kind)
        const ours = await measure((query) => database.search(query), of)
        const theirs = await measure(createMiniSearch(texts), of)
        return [kind, String(of.length), ...[ours, theirs].flatMap((f) => [f.mrr.toFixed(3), f.recall.toFixed(3)])]
      }),
    )
    console.log(`\nBoth halves by kind of query:\n`)
    console.log(
      formatTable(['kind', 'queries', 'MRR@10', 'recall@10', 'MRR@10 MiniSearch', 'recall@10 MiniSearch'], byKind),
    )
  } finally {
    await database.close()
  }
}

/** Of the tuned half only: whoever reads the other half's misses has begun to tune on it. */
function printMissed(missed: Figures['missed']): void {
  for (const { item, rank, titles } of missed) {
    console.log(`${rank || 'none'}\t[${item.kind}] ${item.query}\n\t  want ${item.right.join(' | ')}`)
    console.log(`\t  got  ${titles.slice(0, 4).join(' | ')}`)
  }
}

await main(process.argv.includes('--missed'))
