import { readdirSync, rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedSupabase } from '../../supabase/local/embedded-supabase.ts'
import { buildPages } from './build-pages.ts'
import { formatTable } from './format-table.ts'
import { loadLists, ROWS } from './generated-lists.ts'
import { type Verdict, verdictTable } from './report.ts'

const HELP = `Measures a build of the site with long lists (npm run bench:build):
  --rows N   rulings, decisions and news each (default ${ROWS})`

const ROOT = path.resolve(import.meta.dirname, '../..')
const FOLDER = path.join(ROOT, 'node_modules/.cache/bench/build')
const DATA = path.join(FOLDER, 'data')
const SITE = path.join(FOLDER, 'site')

/** What a build may cost (FIND-7): seconds and MB. */
const LIMITS = { seconds: 600, memory: 4096 }

async function main(rows: number): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true })
  try {
    console.log(heading(rows, await load(rows)))
    const { seconds, peakMemory } = await buildPages({ LOCAL_SUPABASE_DIR: DATA, LOCAL_SITE_DIR: SITE })
    const busy = (loadavg()[0] ?? 0).toFixed(1)
    const files = readdirSync(SITE, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const table = formatTable(
      ['seconds', 'peak memory, MB', 'files', 'load'],
      [[seconds.toFixed(1), peakMemory.toFixed(0), String(files.length), busy]],
    )
    const verdicts = [within('time', seconds, LIMITS.seconds, 's'), within('memory', peakMemory, LIMITS.memory, 'MB')]
    console.log(`${table}\n\n${verdictTable(verdicts)}`)
  } finally {
    rmSync(FOLDER, { recursive: true, force: true })
  }
}

/** Fills the data folder, and says how many seconds that took. */
async function load(rows: number): Promise<number> {
  const database = await startEmbeddedSupabase({ root: ROOT, dataDir: DATA, staffAccount: false })
  try {
    return await loadLists(database, rows)
  } finally {
    await database.close()
  }
}

const within = (goal: string, figure: number, limit: number, unit: string): Verdict => ({
  goal: `FIND-7 ${goal} at most ${limit} ${unit}`,
  isMet: figure <= limit,
  figures: `${figure.toFixed(0)} ${unit}`,
})

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
