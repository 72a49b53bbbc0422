import path from 'node:path'
import { type Fault, type PlaywrightSuite, playwrightSpecs } from './reports.ts'

/** How long a file's tests of one kind took, in milliseconds. */
export interface Spent {
  project: string
  file: string
  duration: number
}

/** What a step of the run cost. */
export interface Cost {
  step: string
  /** The processor's milliseconds; undefined where the system does not tell them. */
  processor?: number
  /** Those of the browser's pages, in which the system counts them to no program that has ended. */
  pages?: number
  /** What its files' tests took, if it has any. */
  spent?: Spent[]
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

/** The mark of a browser test that tells how many milliseconds of the processor its pages took. */
export const PAGE_TIME = 'page time'

/** What all pages took that a Playwright report tells of. */
export function pageTime(suites: PlaywrightSuite[]): number {
  const marks = playwrightSpecs(suites).flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
  return sum(marks.filter(({ type }) => type === PAGE_TIME).map(({ description }) => Number(description)))
}

/** How many of the dearest files are named. */
const DEAREST = 10

/** How many seconds of the processor, as `time` counts them, a run in CI may take on a machine of the usual pace. */
const BUDGET = 950

/**
 * Where the time went, as lines: the kinds of tests and the dearest files. What a step took of the processor is shared out among its
 * files by how long their tests took; where the system does not tell it, that is what is shown.
 */
export function costLines(costs: Cost[]): string[] {
  return [
    processorSeconds(costs) ? `${told(costs)}:` : 'Where the time went (seconds of testing; several files at a time):',
    ...total(costs.flatMap(shares), ({ project }) => project).map(line),
    'The dearest files:',
    ...dearestFiles(costs),
  ]
}

/** That a run took more of the processor than it may, if it did; on a machine that is `pace` times slower than usual it may take longer. */
export function budgetFaults(costs: Cost[], pace: number): Fault[] {
  const budget = BUDGET * Math.max(1, pace)
  if (processorSeconds(costs) <= budget) return []
  const reason = `${told(costs)}; it may take ${budget.toFixed(0)} s at the machine's pace. The dearest files:`
  return [{ name: 'The budget', reason: [reason, ...dearestFiles(costs)].join('\n') }]
}

/** What the run took of the processor, in words. */
function told(costs: Cost[]): string {
  const pages = sum(costs.map((cost) => cost.pages ?? 0)) / 1000
  const uncounted = pages > 0 ? ` (and the browser's pages, which \`time\` does not count, ${pages.toFixed(0)} s)` : ''
  return `The run took ${processorSeconds(costs).toFixed(0)} s of the processor${uncounted}`
}

const processorSeconds = (costs: Cost[]) => sum(costs.map(({ processor = 0 }) => processor)) / 1000

const dearestFiles = (costs: Cost[]) =>
  total(costs.filter(({ spent }) => spent).flatMap(shares), ({ project, file }) => `${project}: ${file}`)
    .slice(0, DEAREST)
    .map(line)

/** What each file of a step cost; a step without files is one by itself. */
function shares({ step, processor, pages = 0, spent }: Cost): Spent[] {
  if (processor === undefined) return spent ?? []
  const parts = spent ?? [{ project: step, file: step, duration: 1 }]
  const testing = sum(parts.map(({ duration }) => duration))
  return parts.map((one) => ({ ...one, duration: (one.duration * (processor + pages)) / testing }))
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

const line = ([name, duration]: [string, number]) => `${(duration / 1000).toFixed(1).padStart(8)}  ${name}`

/** The sums by name, the largest first. */
function total(spent: Spent[], nameOf: (one: Spent) => string): [string, number][] {
  const sums = new Map<string, number>()
  for (const one of spent) sums.set(nameOf(one), (sums.get(nameOf(one)) ?? 0) + one.duration)
  return [...sums].sort(([, a], [, b]) => b - a)
}
