import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from './support/find-chromium.ts'
import { type PlaywrightSuite, playwrightTimes, type Spent, timeLines } from './support/times.ts'

/** How many tests of a kind ended how, and where their time went. */
interface Tally {
  passed: number
  failed: number
  skipped: number
  spent?: Spent[]
}

// The tests are about the embedded backend, whatever this machine is set to use; an empty value beats one in .env.local.
const ENVIRONMENT = { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' }

const folder = mkdtempSync(path.join(tmpdir(), 'vat-tests-'))

/**
 * Runs every test (`npm test`), or those of the named projects of vitest.config.ts and `e2e` (`npm test -- data e2e`).
 * Says where the time went; the last line is `N passed, N failed, N skipped`; the exit code is 1 when one failed or none ran.
 */
async function main(names: string[]): Promise<void> {
  const isWanted = (name: string) => names.length === 0 || names.includes(name)
  if (isWanted('e2e')) findChromium()
  const tallies: Tally[] = []
  const isBuilt = isWanted('e2e') || isWanted('build') ? await build() : true
  if (!isBuilt) tallies.push({ passed: 0, failed: 1, skipped: 0 })
  const projects = names.filter((name) => name !== 'e2e')
  if (names.length === 0 || projects.length > 0) tallies.push(await runVitest(projects))
  if (isWanted('e2e') && isBuilt) tallies.push(await runPlaywright())
  console.log(`\n${timeLines(tallies.flatMap(({ spent = [] }) => spent)).join('\n')}`)
  const sum = (key: 'passed' | 'failed' | 'skipped') => tallies.reduce((total, tally) => total + tally[key], 0)
  const failed = sum('failed')
  console.log(`\n${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`)
  process.exitCode = failed > 0 || sum('passed') === 0 ? 1 : 0
}

async function build(): Promise<boolean> {
  return (await run('npm', ['run', 'build'])) === 0
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

async function runVitest(projects: string[]): Promise<Tally> {
  const output = path.join(folder, 'vitest.json')
  const times = path.join(folder, 'vitest-times.json')
  const chosen = projects.flatMap((name) => ['--project', name])
  const reporters = ['default', 'json', './tests/support/time-reporter.ts'].map((name) => `--reporter=${name}`)
  const code = await run('npx', ['vitest', 'run', ...reporters, `--outputFile.json=${output}`, ...chosen], {
    TIMES_FILE: times,
  })
  const report = read<VitestReport>(output)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const tally = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    spent: read<Spent[]>(times),
  }
  return countFault(tally, code)
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

async function runPlaywright(): Promise<Tally> {
  const output = path.join(folder, 'playwright.json')
  const dataDir = path.join(folder, 'e2e-data')
  const code = await run('npx', ['playwright', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: output,
    E2E_DATA_DIR: dataDir,
  })
  const report = read<PlaywrightReport>(output)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { stats } = report
  // a test that passes only sometimes is a failed one
  const tally = {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    spent: playwrightTimes(report.suites),
  }
  return countFault(tally, code)
}

/** A run can fail without a failed test: a file that does not load, an error outside of any test. */
function countFault(tally: Tally, code: number): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

function read<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function run(command: string, args: string[], variables: Record<string, string> = {}): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...ENVIRONMENT, ...variables } })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
