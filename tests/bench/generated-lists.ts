import type { BenchDatabase } from './bench-database.ts'
import { createRandom, createVocabulary, generateSections } from './generated-sections.ts'

/** How many rows each list has (LIST-1). */
export const ROWS = 10_000
const BATCH = 500

/** A list, and what it can be filtered by. */
export interface List {
  table: 'rulings' | 'tax_decisions' | 'news'
  /** What its cards show. */
  columns: string
  choices: [Choice, ...Choice[]]
}

interface Choice {
  column: string
  values: string[]
}

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name} ${index + 1}`)

export const LISTS: List[] = [
  {
    table: 'rulings',
    columns: 'title, court, summary, pdf_url',
    choices: [{ column: 'court', values: numbered('District Court', 12) }],
  },
  {
    table: 'tax_decisions',
    columns: 'title, authority, subject, summary, pdf_url',
    choices: [
      { column: 'authority', values: ['Tax Authority', 'Professional Division', 'VAT Division'] },
      { column: 'field', values: numbered('VAT – field', 40) },
    ],
  },
  {
    table: 'news',
    columns: 'title, category, summary',
    choices: [{ column: 'category', values: ['Legislation', 'Rulings', 'Circulars', 'Updates', 'Guidelines'] }],
  },
]

/** The vocabulary of the texts is made from this. */
export const SEED = 11

/** Words to look for: a common one stands in most texts, a rare one in a few. */
export const WORDS = {
  common: ['tax', 'dealer', 'transaction', 'invoice', 'director', 'return', 'payment', 'goods', 'service', 'refund'],
  rare: createVocabulary(createRandom(SEED)).slice(-100),
}

const COLUMNS: Record<List['table'], string> = {
  rulings: 'title, date, summary, content, court',
  tax_decisions: 'title, date, summary, content, authority, field, subject',
  news: 'title, date, summary, content, category',
}

/** What loadLists() needs of a database. */
type Loadable = Pick<BenchDatabase, 'sql'>

/**
 * Fills the three lists in batches, through the tables, so that the triggers run: texts of about 210 words that cite three
 * sections, days of forty years, the first choice of a filter the most frequent.
 * @param count rows in each list
 * @returns the seconds it took
 */
export async function loadLists(database: Loadable, count = ROWS): Promise<number> {
  const start = performance.now()
  const sections = [...generateSections(count, SEED)]
  for (const list of LISTS) {
    const random = createRandom(SEED)
    const provision = () => 1 + Math.floor(random() ** 2 * 149)
    const skewed = (values: string[]) => values[Math.floor(random() ** 2 * values.length)] ?? ''
    const rows = sections.map(({ title, content }) => ({
      title,
      date: new Date(Date.UTC(1986, 0, 1 + Math.floor(random() * 40 * 365))).toISOString().slice(0, 10),
      summary: `${content.replace(/<[^>]*>/g, '').slice(0, 240)}.`,
      // three provisions, the first sections of the Law the most frequent
      content: `${content}<p>Sections ${provision()}, ${provision()}(a) and ${provision()} of the Law.</p>`,
      subject: title,
      ...Object.fromEntries(list.choices.map(({ column, values }) => [column, skewed(values)])),
    }))
    const columns = COLUMNS[list.table]
    for (let from = 0; from < count; from += BATCH) {
      await database.sql(
        `insert into public.${list.table} (${columns})
         select ${columns} from jsonb_populate_recordset(null::public.${list.table}, $1::text::jsonb)`,
        [JSON.stringify(rows.slice(from, from + BATCH))],
      )
    }
    // what autovacuum does on a server that is left alone, and PGlite never does
    await database.sql(`vacuum analyze public.${list.table}`)
  }
  await database.sql('vacuum analyze private.list_texts')
  return (performance.now() - start) / 1000
}
