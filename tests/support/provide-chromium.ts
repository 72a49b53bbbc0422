import { chromium } from '@playwright/test'
import { findChromium, findProgram } from './find-chromium.ts'
import { runStep, type Step } from './run-step.ts'

/** How a machine without a browser can get one, in the order in which it is tried. */
export function waysToChromium({ isRoot, hasApt }: { isRoot: boolean; hasApt: boolean }): Step[] {
  const download: Step = {
    name: "The download of Playwright's browser",
    program: 'node_modules/.bin/playwright',
    args: ['install', '--only-shell', 'chromium'],
    minutes: 5,
    // in milliseconds, for each try (playwright.dev/docs/browsers); without a line it would wait for minutes
    variables: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  }
  const install = 'apt-get install -y -qq --no-install-recommends chromium-headless-shell fonts-liberation'
  const debian: Step = {
    name: "The installation of Debian's chromium-headless-shell",
    program: 'sh',
    args: ['-c', `apt-get update -qq && ${install}`],
    minutes: 5,
    variables: { DEBIAN_FRONTEND: 'noninteractive' },
  }
  return isRoot && hasApt ? [download, debian] : [download]
}

/** Why there is no browser for the end-to-end tests, in Playwright's words; undefined if there is one. */
async function findFault(): Promise<string | undefined> {
  if (findChromium()) return undefined
  try {
    const browser = await chromium.launch()
    await browser.close()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const ownWays = () => waysToChromium({ isRoot: process.getuid?.() === 0, hasApt: findProgram('apt-get') !== undefined })

/**
 * Sees to it that there is a browser for the end-to-end tests, and says what it does for one.
 * @param ways what is tried, one after the other, until `lookForFault` finds none
 * @throws a sentence that says how to get a browser, when no way has led to one
 */
export async function provideChromium(ways = ownWays(), lookForFault = findFault): Promise<void> {
  let fault = await lookForFault()
  for (const way of ways) {
    if (fault === undefined) return
    console.log(`\nThere is no browser for the end-to-end tests. ${way.name} begins.`)
    await runStep(way)
    fault = await lookForFault()
  }
  if (fault === undefined) return
  throw new Error(
    `No browser for the end-to-end tests: install Chromium (Debian: apt install chromium-headless-shell; elsewhere: npx playwright install --with-deps --only-shell chromium) or set CHROMIUM_PATH.\n${fault}`,
  )
}
