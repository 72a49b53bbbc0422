import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { measurePace } from './support/machine-pace.ts'
import { countPageStates } from './support/page-states.ts'
import { takeProcessorTime } from './support/processor-time.ts'
import { provideChromium } from './support/provide-chromium.ts'
import {
  type Fault,
  faultLines,
  type Outcome,
  type PlaywrightReport,
  playwrightFaults,
  playwrightOutcomes,
  secondTries,
  type VitestReport,
  vitestFaults,
  vitestOutcomes,
} from './support/reports.ts'
import { runStep, type Step } from './support/run-step.ts'
import { writeStatement } from './support/statement.ts'
import { budgetFaults, type Cost, costLines, pageTime, playwrightTimes, type Spent } from './support/times.ts'

/** How many tests of a kind ended how, what they cost, and what failed. */
interface Tally {
  passed: number
  failed: number
  skipped: number
  cost?: Cost
  faults?: Fault[]
  outcomes?: Outcome[]
}

// The tests are about the embedded backend, whatever this machine is set to use; an empty value beats one in .env.local.
const EMBEDDED = { VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' }

const folder = mkdtempSync(path.join(tmpdir(), 'vat-tests-'))

// The pages are written from the seed, whatever the developer's own data has become.
const SCRIPTS = { ...EMBEDDED, LOCAL_SUPABASE_DIR: path.join(folder, 'build-data') }

// Not by npx, which would stand between a program and the word to end it.
const bin = (name: string) => path.join('node_modules/.bin', name)

/**
 * Runs every test (`npm test`), or those of the named projects of vitest.config.ts and `e2e` (`npm test -- data e2e`); with
 * `--checks` all that CI checks (`npm run check`). With `--statement` the accessibility statement takes up how its tests ended. Says where the time went and what failed; the last line
 * is `N passed, N failed, N skipped`; the exit code is 1 when one failed or none ran.
 */
async function main(words: string[]): Promise<void> {
  const names = words.filter((word) => !word.startsWith('--'))
  const isWanted = (name: string) => names.length === 0 || names.includes(name)
  const endPace = measurePace()
  if (isWanted('e2e')) await provideChromium()
  // What needs no finished build runs beside it, and what needs it alone beside the browser: neither fills the cores by itself.
  const projects = names.length > 0 ? names.filter((name) => name !== 'e2e' && name !== 'build') : ['!build']
  const [builds, checks, tests] = await Promise.all([
    isWanted('e2e') || isWanted('build') ? runScripts(['build']) : [],
    words.includes('--checks') ? runScripts(['lint', 'format:check', 'db:check', 'bench:check']) : [],
    projects.length > 0 ? runVitest(projects, timed) : undefined,
  ])
  const isBuilt = builds.every(({ failed }) => failed === 0)
  const onBuild = await Promise.all([
    ...(isWanted('build') ? [runVitest(['build'], inOnePiece)] : []),
    ...(isWanted('e2e') && isBuilt ? [runPlaywright()] : []),
  ])
  const tallies = [...builds, ...checks, ...(tests ? [tests] : []), ...onBuild]
  if (words.includes('--statement')) writeStatement(tallies.flatMap(({ outcomes = [] }) => outcomes))
  const costs = tallies.flatMap(({ cost = [] }) => cost)
  const pace = endPace()
  console.log(`\nThe machine was ${pace.toFixed(1)} times as slow as usual.`)
  console.log(`\n${costLines(costs).join('\n')}`)
  const overBudget = process.env.CI ? budgetFaults(costs, pace) : []
  tallies.push({ passed: 0, failed: overBudget.length, skipped: 0, faults: overBudget })
  for (const line of ['', ...faultLines(tallies.flatMap(({ faults = [] }) => faults))]) console.log(line)
  const sum = (key: 'passed' | 'failed' | 'skipped') => tallies.reduce((total, tally) => total + tally[key], 0)
  const failed = sum('failed')
  console.log(`\n${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`)
  process.exitCode = failed > 0 || sum('passed') === 0 ? 1 : 0
}

/** Runs a step, and says how long it took; gives its exit code, and the processor's time if that is known. */
async function timed(step: Step): Promise<{ code: number; processor?: number }> {
  const start = performance.now()
  const code = await runStep(step)
  const processor = takeProcessorTime()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`\n${step.name}: ${code === 0 ? 'passed' : 'failed'} in ${seconds} s`)
  return { code, processor }
}

/** As `timed`, with what the step prints in one piece, which it gives too: others print meanwhile. */
async function inOnePiece(step: Step): Promise<Awaited<ReturnType<typeof timed>> & { text: string }> {
  const file = path.join(folder, `${step.name.replace(':', '-')}.txt`)
  const output = openSync(file, 'w')
  const ended = await timed({ ...step, output })
  closeSync(output)
  const text = readFileSync(file, 'utf8')
  console.log(text)
  return { ...ended, text }
}

/** Scripts of package.json, one after the other, each of which fails or not. */
async function runScripts(scripts: string[]): Promise<Tally[]> {
  const tallies: Tally[] = []
  for (const script of scripts) {
    const args = ['run', '--silent', script]
    const step = { name: script, program: 'npm', args, minutes: 15, variables: SCRIPTS }
    const { code, processor, text } = await inOnePiece(step)
    tallies.push({
      passed: 0,
      failed: code === 0 ? 0 : 1,
      skipped: 0,
      cost: { step: script, processor },
      faults: code === 0 ? [] : [{ name: script, reason: text }],
    })
  }
  return tallies
}

/** Projects of vitest.config.ts, or all but one: `!build`. */
async function runVitest(projects: string[], run: typeof timed): Promise<Tally> {
  const name = `Vitest ${projects.join(' ')}`
  const output = path.join(folder, `${name}.json`)
  const times = path.join(folder, `${name} times.json`)
  const chosen = projects.flatMap((name) => ['--project', name])
  const reporters = ['default', 'json', './tests/support/time-reporter.ts'].map((each) => `--reporter=${each}`)
  const { code, processor } = await run({
    name,
    program: bin('vitest'),
    args: ['run', ...reporters, `--outputFile.json=${output}`, ...chosen],
    minutes: 60,
    variables: { ...EMBEDDED, TIMES_FILE: times },
  })
  const report = read<VitestReport>(output)
  if (!report) return withoutReport(name)
  const tally = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    cost: { step: name, processor, spent: read<Spent[]>(times) },
    faults: vitestFaults(report),
    outcomes: vitestOutcomes(report),
  }
  return countFault(tally, code)
}

async function runPlaywright(): Promise<Tally> {
  const output = path.join(folder, 'playwright.json')
  const { code, processor } = await timed({
    name: 'Playwright',
    program: bin('playwright'),
    args: ['test', '--reporter=list,json'],
    minutes: 60,
    variables: { PLAYWRIGHT_JSON_OUTPUT_NAME: output },
  })
  const report = read<PlaywrightReport>(output)
  if (!report) return withoutReport('Playwright')
  console.log(`\n${countPageStates(report.suites)} page states were checked for access (theme and width included).`)
  const { stats } = report
  const { names, isTooMany } = secondTries(report)
  if (names.length > 0) console.log(`\nPassed at the second try alone:\n${names.map((name) => `  ${name}`).join('\n')}`)
  const tally = {
    passed: stats.expected + (isTooMany ? 0 : stats.flaky),
    failed: stats.unexpected + (isTooMany ? stats.flaky : 0),
    skipped: stats.skipped,
    cost: {
      step: 'Playwright',
      processor,
      pages: pageTime(report.suites),
      spent: playwrightTimes(report.suites),
    },
    faults: playwrightFaults(report),
    outcomes: playwrightOutcomes(report),
  }
  return countFault(tally, code)
}

/** A run can fail without a failed test: a file that does not load, an error outside of any test. */
function countFault(tally: Tally, code: number): Tally {
  if (code === 0 || tally.failed > 0) return tally
  const fault = { name: 'outside of any test', reason: 'What went wrong is printed above.' }
  return { ...tally, failed: 1, faults: [...(tally.faults ?? []), fault] }
}

const withoutReport = (name: string): Tally => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  faults: [{ name, reason: 'It ended without a report.' }],
})

function read<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  console.log('\n0 passed, 1 failed, 0 skipped')
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
