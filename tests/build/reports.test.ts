import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { faultLines, vitestFaults } from '../support/reports.ts'

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
