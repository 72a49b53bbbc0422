import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { todayInIsrael } from '../../src/lib/dates.ts'
import { CLAIMS } from '../../src/routes/public/legal/accessibility-claims.ts'
import { sourceStamp } from '../../src/site/source-stamp.ts'
import type { Outcome } from './reports.ts'

const RESULTS = path.resolve(import.meta.dirname, '../../src/routes/public/legal/accessibility-results.json')

/** When the tests of a claim last ran: the day in Israel, and the stamp of the source that they were about. */
export type Run = { day: string; source: string }

/** How many tests of a claim passed and failed when they last ran. */
export type Results = Partial<Record<string, { passed: number; failed: number } & Run>>

/** What the accessibility statement says of its claims after a run (ACC-1): a claim whose tests did not run stays as it was. */
export function claimResults(former: Results, outcomes: Outcome[], run: Run): Results {
  const results = CLAIMS.flatMap(({ test }) => {
    const ran = outcomes.filter(({ name }) => name.startsWith(test))
    const passed = ran.filter(({ isPassed }) => isPassed).length
    const result = ran.length > 0 ? { passed, failed: ran.length - passed, ...run } : former[test]
    return result ? [[test, result] as const] : []
  })
  return Object.fromEntries(results)
}

/** Writes it to the file that the page is built from. */
export function writeStatement(outcomes: Outcome[]): void {
  const run = { day: todayInIsrael(), source: sourceStamp() }
  const former: Results = JSON.parse(readFileSync(RESULTS, 'utf8'))
  writeFileSync(RESULTS, `${JSON.stringify(claimResults(former, outcomes, run), null, 2)}\n`)
}
