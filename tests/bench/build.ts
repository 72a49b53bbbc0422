import { rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedSupabase } from '../../supabase/local/embedded-supabase.ts'
import { type BuildCost, buildPages, writtenFiles } from './build-pages.ts'
import { formatTable } from './format-table.ts'
import { loadLists, ROWS } from './generated-lists.ts'
import { type Verdict, verdictTable } from './report.ts'

const HELP = `Measures a build of the site with long lists (npm run bench:build):
  --rows N   rulings, decisions and news each (default ${ROWS})`

const ROOT = path.resolve(import.meta.dirname, '../..')
const FOLDER = path.join(ROOT, 'node_modules/.cache/bench/build')
const DATA = path.join(FOLDER, 'data')
const SITE = path.join(FOLDER, 'site')
const SETTINGS = { LOCAL_SUPABASE_DIR: DATA, LOCAL_SITE_DIR: SITE }

/** What a build may cost (FIND-7): seconds from nothing, MB, seconds after one change. */
const LIMITS = { whole: 600, memory: 4096, change: 60 }

const change =
  "update public.rulings set summary = summary || ' Changed.' where id = (select id from public.rulings order by id limit 1)"

/** Opens the embedded backend on the benchmark's own data for one task. */
async function withDatabase<Result>(
  task: (database: Awaited<ReturnType<typeof startEmbeddedSupabase>>) => Promise<Result>,
): Promise<Result> {
  const database = await startEmbeddedSupabase({ root: ROOT, dataDir: DATA, staffAccount: false })
  try {
    return await task(database)
  } finally {
    await database.close()
  }
}

async function main(rows: number): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true })
  try {
    const loading = await withDatabase((database) => loadLists(database, rows))
    console.log(heading(rows, loading))
    const first = await measure()
    await withDatabase((database) => database.sql(change))
    const second = await measure(writtenFiles(SITE))
    const table = formatTable(
      ['build', 'seconds', 'peak memory, MB', 'files', 'written'],
      [row('from nothing', first), row('one ruling changed', second)],
    )
    console.log(`${table}\n\n${verdictTable(judge(first, second))}`)
  } finally {
    rmSync(FOLDER, { recursive: true, force: true })
  }
}

type Measured = BuildCost & { load: number; files: number; written: number }

/** @param before what lay in the site's folder; the files that lie there still were not written again */
async function measure(before = new Set<string>()): Promise<Measured> {
  const cost = await buildPages(SETTINGS)
  const files = writtenFiles(SITE)
  const written = [...files].filter((file) => !before.has(file)).length
  return { ...cost, load: loadavg()[0] ?? 0, files: files.size, written }
}

const row = (name: string, { seconds, peakMemory, files, written, load }: Measured) => [
  `${name} (load ${load.toFixed(1)})`,
  seconds.toFixed(1),
  peakMemory.toFixed(0),
  String(files),
  String(written),
]

function judge(first: Measured, second: Measured): Verdict[] {
  const within = (goal: string, figure: number, limit: number, unit: string): Verdict => ({
    goal: `FIND-7 ${goal} at most ${limit} ${unit}`,
    isMet: figure <= limit,
    figures: `${figure.toFixed(0)} ${unit}`,
  })
  return [
    within('from nothing', first.seconds, LIMITS.whole, 's'),
    within('memory', Math.max(first.peakMemory, second.peakMemory), LIMITS.memory, 'MB'),
    within('one change', second.seconds, LIMITS.change, 's'),
  ]
}

const heading = (rows: number, loading: number) =>
  `# The build, measured

${rows} rulings, ${rows} decisions and ${rows} news in an embedded data folder (loaded in ${loading.toFixed(0)} s); ${cpus().length} processors
(${cpus()[0]?.model}). Without the type check; the memory is that of all processes of the build together. The load is the
machine's, in the last minute of the build.
`

const { values } = parseArgs({
  options: { rows: { type: 'string', default: String(ROWS) }, help: { type: 'boolean', default: false } },
})
if (values.help) console.log(HELP)
else await main(Number(values.rows))
