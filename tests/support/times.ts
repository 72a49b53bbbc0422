import path from 'node:path'
import { type PlaywrightSuite, playwrightSpecs } from './reports.ts'

/** How long a file's tests of one kind took, in milliseconds. */
export interface Spent {
  project: string
  file: string
  duration: number
}

/** What the tests of a Playwright report took. */
export function playwrightTimes(suites: PlaywrightSuite[]): Spent[] {
  return playwrightSpecs(suites).flatMap(({ file, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.map(({ duration }) => ({
        project: `e2e ${projectName}`,
        file: path.join('tests/e2e', file),
        duration,
      })),
    ),
  )
}

/** How many of the slowest files are named. */
const SLOWEST = 10

/** Where the time went, as lines: the kinds of tests and the slowest files. Several run at a time, so the sum is not the run's time. */
export function timeLines(spent: Spent[]): string[] {
  const files = total(spent, ({ project, file }) => `${project}: ${file}`).slice(0, SLOWEST)
  return [
    'Where the time went (seconds of testing; several files at a time):',
    ...total(spent, ({ project }) => project).map(line),
    'The slowest files:',
    ...files.map(line),
  ]
}

const line = ([name, duration]: [string, number]) => `${(duration / 1000).toFixed(1).padStart(8)}  ${name}`

/** The sums by name, the largest first. */
function total(spent: Spent[], nameOf: (one: Spent) => string): [string, number][] {
  const sums = new Map<string, number>()
  for (const one of spent) sums.set(nameOf(one), (sums.get(nameOf(one)) ?? 0) + one.duration)
  return [...sums].sort(([, a], [, b]) => b - a)
}
