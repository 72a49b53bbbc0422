import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What Vitest's JSON reporter writes, as far as it is read here. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; title: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** What Playwright's JSON reporter writes, as far as it is read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
  /** Those of no test: a server that does not start, a file that does not load. */
  errors: { message?: string }[]
}

/** A file, or a group of tests within one. */
export interface PlaywrightSuite {
  file: string
  specs: PlaywrightSpec[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightSpec {
  title: string
  tests: {
    projectName: string
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    annotations: { type: string; description?: string }[]
    results: {
      status: string
      duration: number
      error?: { message?: string }
      /** Each claim that a walk has tried (tests/e2e/claims.ts). */
      steps?: { title: string; error?: object }[]
    }[]
  }[]
}

/** A file's tests of a Playwright report, those of its groups too. */
export function playwrightSpecs(suites: PlaywrightSuite[]): (PlaywrightSpec & { file: string })[] {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.map((spec) => ({ ...spec, file })),
    ...playwrightSpecs(inner),
  ])
}

/** A test that ran, and whether it passed. */
export interface Outcome {
  name: string
  isPassed: boolean
}

/** How each test ended that a Vitest report tells of. */
export const vitestOutcomes = ({ testResults }: VitestReport): Outcome[] =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status }) => ({ name: title, isPassed: status === 'passed' })),
  )

/** How each test ended that a Playwright report tells of, and each of its steps; a second try counts. */
export const playwrightOutcomes = ({ suites }: Pick<PlaywrightReport, 'suites'>): Outcome[] =>
  playwrightSpecs(suites).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .flatMap(({ status, results }) => [
        { name: title, isPassed: status !== 'unexpected' },
        ...(results.at(-1)?.steps ?? []).map((step) => ({ name: step.title, isPassed: !step.error })),
      ]),
  )

/** A test or a step that failed, and what it said. */
export interface Fault {
  name: string
  reason: string
}

/** Failed tests, and files that did not load. */
export function vitestFaults({ testResults }: VitestReport): Fault[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative('', name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [{ name: file, reason: message }]
    return failed.map((test) => ({ name: `${file}: ${test.fullName}`, reason: test.failureMessages.join('\n') }))
  })
}

/** Tests that failed, those that needed a second try if they are too many, and errors outside of any test. */
export function playwrightFaults({ suites, errors }: PlaywrightReport): Fault[] {
  const { isTooMany } = secondTries({ suites })
  const tests = playwrightSpecs(suites).flatMap(({ file, title, tests: runs }) =>
    runs.flatMap(({ projectName, status: outcome, results }) =>
      (outcome === 'flaky' && !isTooMany ? [] : results)
        .filter(({ status }) => status !== 'passed' && status !== 'skipped')
        .map(({ error }) => ({ name: `${projectName}: ${file}: ${title}`, reason: error?.message ?? '' })),
    ),
  )
  return [...tests, ...errors.map(({ message = '' }) => ({ name: 'Playwright', reason: message }))]
}

/** How many tests of a run in a browser may need their second try: two are no chance. */
const SECOND_TRIES = 1

/** The tests that passed at the second try alone, and whether these are more than a run may have. */
export function secondTries({ suites }: Pick<PlaywrightReport, 'suites'>): { names: string[]; isTooMany: boolean } {
  const names = playwrightSpecs(suites).flatMap(({ file, title, tests }) =>
    tests.flatMap(({ projectName, status }) => (status === 'flaky' ? [`${projectName}: ${file}: ${title}`] : [])),
  )
  return { names, isTooMany: names.length > SECOND_TRIES }
}

/** How many faults are told, and how many lines of each. */
const TOLD = { faults: 20, lines: 12 }

/** The faults, to stand at the end of a run: whoever is given only the end of a log learns what failed. */
export function faultLines(faults: Fault[]): string[] {
  if (faults.length === 0) return []
  const told = faults.slice(0, TOLD.faults).flatMap(({ name, reason }) => {
    const lines = stripVTControlCharacters(reason).trim().split('\n')
    return [`  ${name}`, ...lines.slice(0, TOLD.lines).map((text) => `    ${text}`)]
  })
  const more = faults.length - TOLD.faults
  return ['What failed:', ...told, ...(more > 0 ? [`  and ${more} more`] : [])]
}
