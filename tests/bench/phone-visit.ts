import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findChromium } from '../support/find-chromium.ts'
import { isQuiet, watch } from './probe.ts'
import { bytesOf, type Requested, recordRequests } from './requests.ts'
import { DESKTOP, PHONE, SLOW_CPU } from './visit.ts'

// As in playwright.config.ts: no look-ups of the browser's own, which would spoil the timing.
const QUIET = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update']

/** What one visit cost: times in milliseconds since its start, bytes of bodies as transferred. */
export type PhoneVisit = Record<PhoneMeasure, number>
export type PhoneMeasure =
  | 'firstPaint'
  | 'largestPaint'
  | 'blocked'
  | 'shift'
  | 'document'
  | 'script'
  | 'style'
  | 'font'
  | 'total'
  | 'requests'
  | 'scriptsBeforePaint'

/** A page to visit, and a text that stands on it once it is whole. */
export interface Address {
  url: string
  text: string
}

/** After so long a page counts as never opened, in milliseconds. */
const PATIENCE = 90_000
/** A new window of Chromium loads pages of its own (address bar and the like), which takes so many milliseconds. */
const SETTLING = 1500
/** Nothing is asked for and no long task runs for so long: the page is alive. */
const STILL = 1000

const DEVICES = {
  phone: { viewport: PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 1.75 },
  desktop: { viewport: DESKTOP },
}

/**
 * Opens a browser with what its profile keeps.
 * @param profile a folder; an empty one makes a first visit
 * @param fingerprint of the certificate that it trusts
 */
export function openDevice(
  device: keyof typeof DEVICES,
  profile: string,
  fingerprint: string,
): Promise<BrowserContext> {
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: [...root, ...QUIET, `--ignore-certificate-errors-spki-list=${fingerprint}`],
    ...DEVICES[device],
  })
}

/** Visits a page, with the processor slowed; throws when it does not come to its end. */
export async function visitOnPhone(context: BrowserContext, { url, text }: Address): Promise<PhoneVisit> {
  const page = context.pages()[0] ?? (await context.newPage())
  const client = await context.newCDPSession(page)
  const requests = await recordRequests(client)
  await page.waitForTimeout(SETTLING)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
  await page.addInitScript(watch, null)
  await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE })
  await untilStill(page, requests, text)
  const { firstPaint, lcp, shifts, longTasks } = await page.evaluate(() => window.observed)
  const starts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (/\.m?js$/.test(name) ? startTime : [])),
  )
  const { document, script, style, font, total } = bytesOf(requests)
  return {
    firstPaint,
    largestPaint: lcp,
    blocked: longTasks.reduce((sum, { duration }) => sum + duration - 50, 0),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    ...{ document, script, style, font, total },
    requests: requests.size,
    scriptsBeforePaint: starts.filter((start) => start < lcp).length,
  }
}

/** Waits until the text is there, nothing is asked for and the main thread is free. */
async function untilStill(page: Page, requests: Map<string, Requested>, text: string): Promise<void> {
  const end = performance.now() + PATIENCE
  let still = performance.now()
  let known = -1
  while (performance.now() < end) {
    await page.waitForTimeout(200)
    const open = [...requests.values()].filter((request) => request.end === Infinity).length
    const isBusy = open > 0 || requests.size !== known || !(await page.evaluate(isQuiet).catch(() => false))
    known = requests.size
    if (isBusy) still = performance.now()
    else if (performance.now() - still > STILL && (await holds(page, text))) return
  }
  throw new Error(`${page.url()} did not show "${text}" within ${PATIENCE / 1000} s.`)
}

const holds = (page: Page, text: string) =>
  page.evaluate((wanted) => document.body.textContent?.replace(/\s+/g, ' ').includes(wanted), text)
