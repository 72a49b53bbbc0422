import { readFileSync } from 'node:fs'
import { type BenchConnection, type BenchDatabase, openBench } from './bench-database.ts'
import { keepTextsIndexed, plainPage } from './engine-full-text.ts'
import { formatTable } from './format-table.ts'
import { type GeneratedSection, generateSections } from './generated-sections.ts'
import { createSpeedQueries, type SpeedQuery } from './speed-queries.ts'
import { percentile } from './statistics.ts'

const SEED = 7
const BATCH = 1000

/** Rows written before what is measured right after a write; of all queries, every third is asked beside writers. */
const WRITTEN = 200
const EVERY_BESIDE = 3

/** Loads so many sections in batches, as a script of staff would: through the tables, so that the triggers run. */
async function load(database: BenchDatabase, sections: GeneratedSection[]): Promise<number> {
  const start = performance.now()
  await database.sql(`insert into public.chapters (id, title, type, "order")
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Chapter ' || n, 'vat-law', n
    from generate_series(1, 100) as n`)
  for (let from = 0; from < sections.length; from += BATCH) await write(database, sections.slice(from, from + BATCH))
  // what autovacuum does on a server that is left alone, and PGlite never does
  for (const table of ['documents', 'postings', 'wordings', 'words']) {
    await database.sql(`vacuum analyze private.search_${table}`)
  }
  await database.sql('vacuum analyze public.sections')
  return (performance.now() - start) / 1000
}

async function write({ sql }: BenchConnection, sections: GeneratedSection[]): Promise<void> {
  await sql(
    `insert into public.sections (chapter_id, title, content, "order")
     select ('00000000-0000-4000-8000-' || lpad((1 + t.n % 100)::text, 12, '0'))::uuid, t.title, t.content, t.n
     from unnest($1::text[], $2::text[]) with ordinality as t (title, content, n)`,
    [sections.map(({ title }) => title), sections.map(({ content }) => content)],
  )
}

interface Measured {
  kind: string
  wall: number
  cpu: number
  rank: number
}

async function measure(
  database: BenchConnection,
  queries: SpeedQuery[],
  { warmUps = 30, search = database.search } = {},
): Promise<Measured[]> {
  const pid = await serverProcess(database)
  // as a visitor, with row-level security
  await database.sql('set role anon')
  for (const { query } of queries.slice(0, warmUps)) await search(query)
  const measured: Measured[] = []
  for (const { kind, query, right } of queries) {
    const cpu = cpuTime(pid)
    const start = performance.now()
    const results = await search(query)
    measured.push({
      kind,
      wall: performance.now() - start,
      cpu: cpuTime(pid) - cpu,
      rank: right === undefined ? Number.NaN : results.findIndex(({ title }) => title === right) + 1,
    })
  }
  await database.sql('reset role')
  return measured
}

/** What searching costs beside writers: right after some rows were written, on a connection opened then, and during an import. */
async function measureBesideWriters(database: BenchDatabase, queries: SpeedQuery[]): Promise<[string, Measured[]][]> {
  const sections = [...generateSections(WRITTEN, SEED + 2)]
  await write(database, sections)
  const rows: [string, Measured[]][] = [[`right after ${WRITTEN} rows`, await measure(database, queries)]]
  if (!database.connect) return rows
  const [visitor, writer] = [await database.connect(), await database.connect()]
  try {
    rows.push(['on a connection opened then', await measure(visitor, queries, { warmUps: 0 })])
    let isMeasuring = true
    const importing = (async () => {
      while (isMeasuring) await write(writer, sections)
    })()
    rows.push([
      'during an import',
      await measure(visitor, queries).finally(() => {
        isMeasuring = false
      }),
    ])
    await importing
  } finally {
    await Promise.all([visitor.close(), writer.close()])
  }
  return rows
}

/** The process that answers: a local server's, or our own for PGlite. */
async function serverProcess(database: BenchConnection): Promise<number> {
  if (!process.env.TEST_DATABASE_URL) return process.pid
  const [row] = await database.sql<{ pid: number }>('select pg_backend_pid() as pid')
  return row?.pid ?? process.pid
}

/** Milliseconds on a processor so far; on a busy machine it says more than the clock. Not a number where there is no /proc. */
function cpuTime(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return Number.NaN
  }
}

/** Times, and how many times those of the plain search: by the processor's, which other programs change least. */
function speedRow(name: string, measured: Measured[], plain: Measured[]): string[] {
  const times = (share: number) =>
    [measured, plain].map((some) =>
      percentile(
        some.map(({ cpu }) => cpu),
        share,
      ),
    )
  const of = ([ours = Number.NaN, theirs = Number.NaN]: number[]) => `${(ours / theirs).toFixed(2)} ×`
  const walls = measured.map(({ wall }) => wall)
  const [median, slowest] = [times(0.5), times(0.99)]
  return [
    name,
    String(measured.length),
    percentile(walls, 0.5).toFixed(1),
    percentile(walls, 0.99).toFixed(1),
    (median[0] ?? Number.NaN).toFixed(1),
    (slowest[0] ?? Number.NaN).toFixed(1),
    of(median),
    of(slowest),
  ]
}

function quality(measured: Measured[]): string {
  const asked = measured.filter(({ rank }) => !Number.isNaN(rank))
  const found = asked.filter(({ rank }) => rank > 0)
  const mrr = found.reduce((sum, { rank }) => sum + 1 / rank, 0) / asked.length
  return `MRR@10 ${mrr.toFixed(3)}, recall@10 ${(found.length / asked.length).toFixed(3)} over ${asked.length} known items`
}

async function main(sizes: number[]): Promise<void> {
  for (const size of sizes) {
    const sections = [...generateSections(size, SEED)]
    const database = await openBench()
    try {
      const seconds = await load(database, sections)
      const queries = createSpeedQueries(sections, SEED + 1)
      await keepTextsIndexed(database)
      const plain = await measure(database, queries, { search: plainPage(database) })
      const measured = await measure(database, queries)
      const beside = await measureBesideWriters(
        database,
        queries.filter((_, place) => place % EVERY_BESIDE === 0),
      )
      const kinds = [...new Set(measured.map(({ kind }) => kind))]
      console.log(`\n${size} sections on ${database.name}, loaded in ${seconds.toFixed(0)} s; ${quality(measured)}\n`)
      const ofKind = (kind: string, from: Measured[]) => from.filter((one) => one.kind === kind)
      console.log(
        formatTable(
          ['', 'queries', 'p50 ms', 'p99 ms', 'CPU p50 ms', 'CPU p99 ms', 'p50, of plain', 'p99, of plain'],
          [
            speedRow('all', measured, plain),
            ...beside.map(([name, one]) => speedRow(name, one, plain)),
            ...kinds.map((kind) => speedRow(kind, ofKind(kind, measured), ofKind(kind, plain))),
            speedRow('all, plain full text', plain, plain),
            ...kinds.map((kind) => speedRow(`${kind}, plain`, ofKind(kind, plain), ofKind(kind, plain))),
          ],
        ),
      )
      for (const kind of ['title', 'stem', 'typo', 'phrase', 'number']) {
        console.log(`${kind}: ${quality(ofKind(kind, measured))}; plain: ${quality(ofKind(kind, plain))}`)
      }
    } finally {
      await database.close()
    }
  }
}

await main(
  process.argv.slice(2).map(Number).filter(Boolean).length > 0 ? process.argv.slice(2).map(Number) : [1000, 100_000],
)
