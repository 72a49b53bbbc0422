import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { CLAIMS } from '../../src/routes/public/legal/accessibility-claims.ts'
import { sourceStamp } from '../../src/site/source-stamp.ts'
import {
  faultLines,
  type PlaywrightReport,
  playwrightFaults,
  playwrightOutcomes,
  secondTries,
  vitestFaults,
} from '../support/reports.ts'
import { claimResults } from '../support/statement.ts'
import { budgetFaults, type Cost, costLines } from '../support/times.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What the end of a run says of a file of tests. */
function endOfRun(text: string): string[] {
  const file = path.join(folder, 'one.test.ts')
  const output = path.join(folder, 'report.json')
  writeFileSync(file, text)
  const vitest = path.resolve('node_modules/vitest/vitest.mjs')
  const report = ['--reporter=json', `--outputFile=${output}`]
  spawnSync(process.execPath, [vitest, 'run', '--globals', '--root', folder, ...report])
  return faultLines(vitestFaults(JSON.parse(readFileSync(output, 'utf8'))))
}

it('MEND-D10 a run ends with the names of what failed, and what each said', () => {
  const lines = endOfRun(
    "it('holds', () => {}); describe('a law', () => it('breaks', () => expect(1, 'a reason').toBe(2)))",
  )
  expect(lines.slice(0, 3)).toEqual([
    'What failed:',
    `  ${path.relative('', path.join(folder, 'one.test.ts'))}: a law breaks`,
    expect.stringMatching(/^ {4}AssertionError: a reason/),
  ])
})

it('MEND-D10 a file that does not load is named too, and a run without a fault says nothing', () => {
  expect(endOfRun("throw new Error('no law')")).toContain('    no law')
  expect(endOfRun("it('holds', () => {})")).toEqual([])
})

it('MEND-D10 a browser test that needed its second try is named, and two of them are faults', () => {
  const specs = ['one', 'two'].map((title) => ({
    title,
    tests: [
      {
        projectName: 'pages',
        status: 'flaky' as const,
        annotations: [],
        results: [
          { status: 'failed', duration: 1, error: { message: 'late' } },
          { status: 'passed', duration: 1 },
        ],
      },
    ],
  }))
  const report = (count: number): PlaywrightReport => ({
    stats: { expected: 0, unexpected: 0, flaky: count, skipped: 0 },
    suites: [{ file: 'law.spec.ts', specs: specs.slice(0, count) }],
    errors: [],
  })
  expect(secondTries(report(1))).toEqual({ names: ['pages: law.spec.ts: one'], isTooMany: false })
  expect(playwrightFaults(report(1))).toEqual([])
  expect(secondTries(report(2))).toEqual({
    names: ['pages: law.spec.ts: one', 'pages: law.spec.ts: two'],
    isTooMany: true,
  })
  expect(playwrightFaults(report(2)).map(({ reason }) => reason)).toEqual(['late', 'late'])
})

/** A run of three steps that took so many seconds of the processor, and its browser's pages 30. */
function costsOf(build: number, vitest: number, playwright: number): Cost[] {
  const spent = (file: string, duration: number) => ({ project: path.dirname(file), file, duration })
  return [
    { step: 'build', processor: build * 1000 },
    { step: 'Vitest', processor: vitest * 1000, spent: [spent('unit/a.ts', 1), spent('sql/b.ts', 3)] },
    { step: 'Playwright', processor: playwright * 1000, pages: 30_000, spent: [spent('e2e/c.ts', 5)] },
  ]
}

it("MEND-D10 a run says what it took of the processor, and shares a step's time out among its files", () => {
  expect(costLines(costsOf(10, 40, 50))).toEqual([
    "The run took 100 s of the processor (and the browser's pages, which `time` does not count, 30 s):",
    '    80.0  e2e',
    '    30.0  sql',
    '    10.0  build',
    '    10.0  unit',
    'The dearest files:',
    '    80.0  e2e: e2e/c.ts',
    '    30.0  sql: sql/b.ts',
    '    10.0  unit: unit/a.ts',
  ])
})

it('MEND-D10 where the system does not tell what the processor did, a run says how long its tests took', () => {
  const unknown = costsOf(10, 40, 50).map((cost) => ({ ...cost, processor: undefined }))
  expect(costLines(unknown).slice(0, 2)).toEqual([
    'Where the time went (seconds of testing; several files at a time):',
    '     0.0  e2e',
  ])
  expect(budgetFaults(unknown, 1)).toEqual([])
})

it('MEND-D10 a run that took more of the processor than it may is a fault that names its dearest files', () => {
  expect(budgetFaults(costsOf(10, 40, 900), 0.5)).toEqual([])
  const [fault] = budgetFaults(costsOf(11, 40, 900), 1)
  expect(fault?.reason).toMatch(
    /^The run took 951 s of the processor .+; it may take 950 s .+\n +930\.0 {2}e2e: e2e\/c\.ts\n/,
  )
  expect(budgetFaults(costsOf(11, 40, 900), 1.01)).toEqual([])
})

it('ACC-1 each claim of the accessibility statement names tests that exist', () => {
  const names = globSync(['{src,tests}/**/*.test.{ts,tsx}', 'tests/e2e/*.ts']).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:test|it|check)\(\s*(['"`])(.+?)\1,/g)].map(([, , name = '']) => name),
  )
  expect(names.length).toBeGreaterThan(1000)
  const missing = CLAIMS.filter(({ test }) => !names.some((name) => name.startsWith(test)))
  expect(missing).toEqual([])
})

it('ACC-1 the statement takes up how the tests of a claim ended, and keeps what did not run', () => {
  const [first, second] = CLAIMS.map(({ test }) => test)
  const before = { day: '2026-11-01', source: 'before' }
  const former = {
    [String(second)]: { passed: 1, failed: 0, ...before },
    'ACC-1 a claim of former times': { passed: 1, failed: 0, ...before },
  }
  const outcomes = [true, false, true].map((isPassed, index) => ({ name: `${first} /${index}`, isPassed }))
  const run = { day: '2026-11-24', source: 'now' }
  expect(claimResults(former, outcomes, run)).toEqual({
    [String(first)]: { passed: 2, failed: 1, ...run },
    [String(second)]: { passed: 1, failed: 0, ...before },
  })
})

it('ACC-1 each claim that a walk through the pages has tried ended for itself', () => {
  const steps = [{ title: 'ACC-1 names' }, { title: 'ACC-5 letters', error: { message: 'wide' } }]
  const tests = [
    {
      projectName: 'pages',
      status: 'unexpected' as const,
      annotations: [],
      results: [{ status: 'failed', duration: 1, steps }],
    },
  ]
  const suites = [{ file: 'every-page.spec.ts', specs: [{ title: 'pages like /', tests }] }]
  expect(playwrightOutcomes({ suites })).toEqual([
    { name: 'pages like /', isPassed: false },
    { name: 'ACC-1 names', isPassed: true },
    { name: 'ACC-5 letters', isPassed: false },
  ])
})

it('ACC-1 the stamp by which the statement knows its age is another one after any change of the source', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'vat-stamp-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(path.join(root, 'src'))
  const write = (name: string) => writeFileSync(path.join(root, 'src', name), '')
  write('page.tsx')
  const before = sourceStamp(root)
  write('other.ts')
  expect(sourceStamp(root)).not.toBe(before)
  rmSync(path.join(root, 'src/other.ts'))
  write('page.test.tsx')
  expect(sourceStamp(root)).toBe(before)
})
