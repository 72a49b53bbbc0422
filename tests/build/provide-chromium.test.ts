import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findChromium } from '../support/find-chromium.ts'
import { provideChromium, waysToChromium } from '../support/provide-chromium.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chromium-'))
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** A program in a folder of this test's own. */
function addProgram(name: string): string {
  const file = path.join(folder, name)
  writeFileSync(file, '', { mode: 0o755 })
  return file
}

describe('MEND-D10 the browser of the tests', () => {
  it("is the one that was chosen, else the system's, without windows where there are two, else Playwright's own", () => {
    const chosen = addProgram('chosen')
    vi.stubEnv('CHROMIUM_PATH', '')
    vi.stubEnv('PATH', `${folder}/nowhere${path.delimiter}${folder}`)
    expect(findChromium()).toBeUndefined()
    const withWindows = addProgram('chromium')
    expect(findChromium()).toBe(withWindows)
    const shell = addProgram('chromium-headless-shell')
    expect(findChromium()).toBe(shell)
    vi.stubEnv('CHROMIUM_PATH', chosen)
    expect(findChromium()).toBe(chosen)
  })

  it('is not another one than was chosen', () => {
    addProgram('chromium')
    vi.stubEnv('PATH', folder)
    vi.stubEnv('CHROMIUM_PATH', `${folder}/nowhere`)
    expect(findChromium).toThrow(`CHROMIUM_PATH is ${folder}/nowhere, but no program is there.`)
  })

  it("is downloaded by Playwright, and else Debian's where that may be installed", () => {
    const programs = (isRoot: boolean, hasApt: boolean) =>
      waysToChromium({ isRoot, hasApt }).map(({ program }) => program)
    expect(programs(true, true)).toEqual(['node_modules/.bin/playwright', 'sh'])
    for (const [isRoot, hasApt] of [
      [true, false],
      [false, true],
      [false, false],
    ] as const) {
      expect(programs(isRoot, hasApt)).toEqual(['node_modules/.bin/playwright'])
    }
  })
})

describe('MEND-D10 a machine without a browser', () => {
  const step = (name: string, script: string) => ({ name, program: 'sh', args: ['-c', script], minutes: 1 })
  const failing = step('The first', 'exit 1')
  const installing = () => step('The second', `touch ${folder}/browser`)
  const never = step('The third', 'false')
  const lookForFault = async () => (existsSync(path.join(folder, 'browser')) ? undefined : 'Nothing is there.')
  const said = () =>
    vi
      .mocked(console.log)
      .mock.calls.flat()
      .map((text) => String(text).trim())

  it('gets one by the first way that leads to one, and is told so', async () => {
    await provideChromium([failing, installing(), never], lookForFault)
    expect(said()).toEqual([
      'There is no browser for the end-to-end tests. The first begins.',
      'There is no browser for the end-to-end tests. The second begins.',
    ])
  })

  it('is told how to get one, and why there is none, when no way leads to one', async () => {
    const nothingDone = step('The second', 'exit 0')
    await expect(provideChromium([failing, nothingDone], lookForFault)).rejects.toThrow(
      /install Chromium .+ or set CHROMIUM_PATH\.\nNothing is there\.$/,
    )
    expect(said()).toHaveLength(2)
  })

  it('is left as it is when it has one', async () => {
    writeFileSync(path.join(folder, 'browser'), '')
    await provideChromium([never], lookForFault)
    expect(said()).toEqual([])
  })
})
