import type { Browser, Page } from '@playwright/test'
import { isQuiet, type Observed, watch } from './probe.ts'
import { bytesOf, type Requested, recordRequests } from './requests.ts'

/** A page to visit. */
export interface Variant {
  name: string
  url: string
  /** The address of the chunk that holds the page's code, where there is one. */
  pageChunk?: string
  /** The window's size, where it is not a desktop's. */
  viewport?: { width: number; height: number }
}

/** The first and the last section's id. */
export type Ends = { first: string; last: string }

/** What one cold visit cost: bytes as transferred (compressed, without headers), times in milliseconds since its start. */
export type Visit = Record<Measure, number> & { shiftedNodes: string[] }
export type Measure = 'script' | 'style' | 'font' | 'data' | 'document' | 'total' | Timed
type Timed =
  | 'firstText'
  | 'lcp'
  | 'open'
  | 'shift'
  | 'longest'
  | 'longTasks'
  | 'blocked'
  | 'chunkStart'
  | 'dataStart'
  | 'startGap'
  | 'overlap'

/** A phone on a slow line: what the goals are measured with. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
export const SLOW_CPU = 4
export const DESKTOP = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }
/** After so long a page counts as never opened, in milliseconds. */
const PATIENCE = 60_000
/** A new window of Chromium loads pages of its own (address bar and the like), which takes so many milliseconds. */
const SETTLING = 2000

/** Visits a page in a context of its own, whose cache is empty; turning the cache off would load what is preloaded twice. */
export async function visit(browser: Browser, variant: Variant, ends: Ends): Promise<Visit> {
  const context = await browser.newContext({ viewport: variant.viewport ?? DESKTOP })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    const requests = await recordRequests(client)
    await page.waitForTimeout(SETTLING)
    await client.send('Network.emulateNetworkConditions', LINE)
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
    await page.addInitScript(watch, ends)
    await page.goto(variant.url, { waitUntil: 'commit', timeout: PATIENCE })
    const observed = await untilQuiet(page)
    return { ...bytesOf(requests), ...timesOf(observed), ...startsOf(requests, variant.pageChunk) }
  } finally {
    await context.close()
  }
}

async function untilQuiet(page: Page): Promise<Observed> {
  const isOpen = await page.waitForFunction(isQuiet, undefined, { polling: 200, timeout: PATIENCE }).then(
    () => true,
    () => false,
  )
  const observed = await page.evaluate(() => window.observed)
  if (isOpen) return observed
  const alert = await page.getByRole('alert').allInnerTexts()
  process.stderr.write(`${page.url()} did not open within ${PATIENCE / 1000} s. It says: ${alert.join(' ')}\n`)
  const never = Number.POSITIVE_INFINITY
  return { ...observed, firstText: observed.firstText || never, lastInDocument: never }
}

function timesOf({ firstText, lastInDocument, lcp, shifts, longTasks }: Observed) {
  const ends = longTasks.map(({ start, duration }) => start + duration)
  const durations = longTasks.map(({ duration }) => duration)
  return {
    firstText,
    lcp,
    open: Math.max(firstText, lastInDocument, ...ends),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    shiftedNodes: shifts.flatMap(
      ({ value, at, nodes }) => `${value.toFixed(4)} at ${at.toFixed(0)} ms: ${nodes.join(', ')}`,
    ),
    longest: Math.max(0, ...durations),
    longTasks: longTasks.length,
    blocked: durations.reduce((sum, duration) => sum + duration - 50, 0),
  }
}

/** When the page's code and its data were asked for, and whether the second was asked for before the first had come. */
function startsOf(requests: Map<string, Requested>, pageChunk: string | undefined) {
  const all = [...requests.values()]
  const began = Math.min(...all.map(({ start }) => start))
  const chunk = all.find(({ url }) => url.pathname === pageChunk)
  const data = all.find(({ url }) => url.pathname.startsWith('/rest/v1/'))
  if (!chunk || !data) return { chunkStart: NaN, dataStart: NaN, startGap: NaN, overlap: NaN }
  return {
    chunkStart: chunk.start - began,
    dataStart: data.start - began,
    startGap: Math.abs(data.start - chunk.start),
    overlap: Math.max(chunk.start, data.start) < Math.min(chunk.end, data.end) ? 1 : 0,
  }
}
