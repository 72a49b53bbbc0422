import type { Browser, CDPSession, Page } from '@playwright/test'
import { isQuiet, watch } from './probe.ts'
import { DESKTOP, type Ends, type Variant } from './visit.ts'

/** How smoothly a page scrolled: frames a second (median), share of frames that took more than 25 ms, the longest. */
export type Smoothness = { fps: number; slowShare: number; longest: number; expand: number }

/** So many chapter borders are crossed, spread over the page: there a new chapter has to be laid out. */
const BORDERS = 5
/** One second over each border, from so far above it; 80 px a wheel event is 5,000 px a second. */
const EVENTS = 62
const STEP = 80
const RUN_UP = 2500
const PATIENCE = 120_000

/** Opens a page over a fast line, expands all chapters and turns the wheel over some of their borders. */
export async function scroll(browser: Browser, variant: Variant, ends: Ends, slowdown: number): Promise<Smoothness> {
  const context = await browser.newContext({ viewport: DESKTOP })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await page.addInitScript(watch, ends)
    await page.goto(variant.url, { waitUntil: 'commit', timeout: PATIENCE })
    await page.waitForFunction(isQuiet, undefined, { polling: 200, timeout: PATIENCE })
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const expand = await expandAll(page)
    const deltas: number[] = []
    for (let border = 1; border <= BORDERS; border++)
      deltas.push(...(await cross(page, client, border / (BORDERS + 1))))
    const sorted = deltas.toSorted((a, b) => a - b)
    return {
      fps: 1000 / (sorted[Math.floor(sorted.length / 2)] ?? Infinity),
      slowShare: sorted.filter((delta) => delta > 25).length / sorted.length,
      longest: sorted.at(-1) ?? Infinity,
      expand,
    }
  } finally {
    await context.close()
  }
}

/** Opens all chapters, where they can be opened; how long until the page shows the next frame, in milliseconds. */
async function expandAll(page: Page): Promise<number> {
  const took = await page.evaluate(async () => {
    const button = [...document.querySelectorAll('button')].find((each) => /expand all/i.test(each.textContent ?? ''))
    const start = performance.now()
    button?.click()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return button ? performance.now() - start : Number.NaN
  })
  await page.waitForFunction(isQuiet, undefined, { polling: 200, timeout: PATIENCE })
  return took
}

/** Scrolls over the chapter heading at so much of all headings; the time between each two frames. */
async function cross(page: Page, client: CDPSession, share: number): Promise<number[]> {
  await page.evaluate(
    async ({ share, runUp }) => {
      const headings = [...document.querySelectorAll('h2[id^="chapter-"]')]
      const heading = headings[Math.floor(share * headings.length)]
      const place = () => (heading?.getBoundingClientRect().top ?? 0) + window.scrollY - runUp
      window.scrollTo(0, place())
      await new Promise((resolve) => setTimeout(resolve, 500))
      window.scrollTo(0, place())
      await new Promise((resolve) => setTimeout(resolve, 500))
    },
    { share, runUp: RUN_UP },
  )
  const frames = page.evaluate(recordFrames, EVENTS * 16)
  for (let event = 0; event < EVENTS; event++) {
    const turn = { type: 'mouseWheel', x: 800, y: 400, deltaX: 0, deltaY: STEP } as const
    // not awaited: a wheel does not wait for the page either
    client.send('Input.dispatchMouseEvent', turn).catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, 16))
  }
  return frames
}

/** The times between frames, by the browser's own frame clock. */
function recordFrames(duration: number): Promise<number[]> {
  return new Promise((resolve) => {
    const frames: number[] = []
    const end = performance.now() + duration
    const frame = (now: number) => {
      frames.push(now)
      if (now < end) requestAnimationFrame(frame)
      else resolve(frames.slice(1).map((each, index) => each - (frames[index] ?? each)))
    }
    requestAnimationFrame(frame)
  })
}
