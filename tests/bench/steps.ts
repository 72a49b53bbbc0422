import type { CDPSession, Page } from '@playwright/test'

/** What must be seen for a step to count as done. */
interface Expected {
  /** Of the address. */
  path: string
  selector: string
  /** What it must say: the page before may have such an element too, and stays until React shows the next. */
  text?: string
  /** Whether it must stand in the window. */
  isInView?: boolean
}

declare global {
  interface Window {
    step: { took: number | undefined; begin: (expected: Expected, event: string | null) => void }
  }
}

/**
 * Runs in every document and measures a step, over the border between documents too: from the event that begins it to the
 * end of the frame that shows what was expected.
 */
export function watchSteps(): void {
  const KEY = 'bench-step'
  const now = () => performance.timeOrigin + performance.now()
  const isThere = ({ path, selector, text = '', isInView }: Expected) => {
    if (location.pathname !== path) return false
    const element = document.querySelector(selector)
    if (!element?.checkVisibility() || !element.textContent?.includes(text)) return false
    const { top, bottom } = element.getBoundingClientRect()
    return !isInView || (bottom > 0 && top < innerHeight)
  }
  const wait = (expected: Expected, since: number) => {
    if (!isThere(expected)) return void requestAnimationFrame(() => wait(expected, since))
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        sessionStorage.removeItem(KEY)
        window.step.took = now() - since
      }
      port2.postMessage(null)
    })
  }
  const start = (expected: Expected, since: number) => {
    sessionStorage.setItem(KEY, JSON.stringify({ expected, since }))
    wait(expected, since)
  }
  window.step = {
    took: undefined,
    begin: (expected, event) => {
      window.step.took = undefined
      if (!event) return start(expected, now())
      const take = ({ timeStamp }: Event) => start(expected, performance.timeOrigin + timeStamp)
      addEventListener(event, take, { capture: true, once: true })
    },
  }
  const kept = sessionStorage.getItem(KEY)
  if (!kept) return
  const { expected, since } = JSON.parse(kept)
  document.addEventListener('DOMContentLoaded', () => wait(expected, since))
}

/** The steps of FAST-5, in milliseconds, and the memory after them in MB. */
export type Journey = Record<Step, number>
export type Step = (typeof STEPS)[number]
export const STEPS = [
  'home to law',
  'home to law, not pointed at',
  'law to list',
  'list to detail',
  'list to detail, not pointed at',
  'back to list',
  'back to law at its place',
  'search result',
  'memory',
] as const

/** What a journey meets on its way. */
export interface Route {
  site: string
  /** The ids of all sections of the law. */
  sections: string[]
  ruling: { id: string; title: string }
  /** What is searched for; null where there is no search. */
  query: string | null
}

const LAW = '/law/vat-law'
const RULINGS = '/rulings'
/** What a reader takes to look at a page, in milliseconds: nothing of the step before is left then. */
const LOOK = 1500
const PATIENCE = 30_000

/**
 * How long a link is pointed at, and how long of it the button is down, in milliseconds. A hand takes 365 and 80 on average
 * (A. Dieulot, Instant Pages with Just-in-Time Preloading, Web Performance Calendar 2019), and pages are fetched in that time.
 */
interface Hand {
  points: number
  presses: number
}
const USUAL: Hand = { points: 365, presses: 80 }
const AT_ONCE: Hand = { points: 0, presses: 0 }

/** Makes the journey twice and tells of the second time: the first one fills caches and warms the code. */
export async function travel(page: Page, client: CDPSession, route: Route): Promise<Journey> {
  await makeJourney(page, route)
  const steps = await makeJourney(page, route)
  await client.send('HeapProfiler.enable')
  await client.send('HeapProfiler.collectGarbage')
  await client.send('Performance.enable')
  const { metrics } = await client.send('Performance.getMetrics')
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN
  return { ...steps, memory: heap / 2 ** 20 }
}

async function makeJourney(page: Page, route: Route) {
  const { site, sections, ruling, query } = route
  const detail = `${RULINGS}/${ruling.id}`
  const inList = `main a[href="${detail}"]`
  const read = async (hand: Hand) => {
    await page.mouse.move(0, 0)
    await page.goto(`${site}/`, { waitUntil: 'networkidle' })
    await page.waitForTimeout(LOOK)
    const toLaw = await click(page, `a[href="${LAW}"]`, { path: LAW, selector: byId(sections[0] ?? '') }, hand)
    const place = await goDown(page, sections)
    const toRulings = await go(page, 'by a link', { path: RULINGS, selector: inList })
    const toDetail = await click(page, inList, { path: detail, selector: 'h1', text: ruling.title }, hand)
    return { toLaw, place, toRulings, toDetail }
  }
  const atOnce = await read(AT_ONCE)
  const { toLaw, place, toRulings, toDetail } = await read(USUAL)
  const toList = await go(page, 'back', { path: RULINGS, selector: inList, isInView: true })
  const toPlace = await go(page, 'back', { path: LAW, selector: byId(place), isInView: true })
  return {
    'home to law': toLaw,
    'home to law, not pointed at': atOnce.toLaw,
    'law to list': toRulings,
    'list to detail': toDetail,
    'list to detail, not pointed at': atOnce.toDetail,
    'back to list': toList,
    'back to law at its place': toPlace,
    'search result': query === null ? Number.NaN : await search(page, query),
  }
}

/** Scrolls far down in the law; the id of the section that stands in the middle of the window then. */
async function goDown(page: Page, sections: string[]): Promise<string> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.4))
  await page.waitForTimeout(LOOK)
  return page.evaluate((ids) => {
    const isBelowMiddle = (id: string) =>
      (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) > innerHeight / 2
    const below = ids.findIndex(isBelowMiddle)
    return ids.at(below - 1) ?? ''
  }, sections)
}

const byId = (id: string) => `[id="${id}"]`

/** From a click on the first such element in sight to the frame that shows what is expected, in milliseconds. */
export async function click(page: Page, selector: string, expected: Expected, hand: Hand = AT_ONCE): Promise<number> {
  const link = page.locator(selector).locator('visible=true').first()
  await link.scrollIntoViewIfNeeded({ timeout: PATIENCE })
  await page.waitForTimeout(LOOK)
  await page.evaluate((wanted) => window.step.begin(wanted, 'click'), expected)
  if (hand.points > 0) await link.hover()
  await page.waitForTimeout(hand.points - hand.presses)
  await link.click({ delay: hand.presses })
  return took(page, expected)
}

/**
 * Goes back, or follows a link from where the reader stands: a click by the pointer would scroll to it, and the place were
 * another one. In a task of its own: a document that goes away at once could not answer the call.
 */
async function go(page: Page, how: 'back' | 'by a link', expected: Expected): Promise<number> {
  await page.evaluate(
    ([isBack, wanted]) => {
      window.step.took = undefined
      setTimeout(() => {
        window.step.begin(wanted, null)
        if (isBack) history.back()
        else document.querySelector<HTMLElement>(`a[href="${wanted.path}"]`)?.click()
      })
    },
    [how === 'back', expected] as const,
  )
  return took(page, expected)
}

async function took(page: Page, { path, selector }: Expected): Promise<number> {
  const end = performance.now() + PATIENCE
  while (performance.now() < end) {
    await page.waitForTimeout(50)
    const time = await page.evaluate(() => window.step?.took).catch(() => undefined)
    if (time === undefined) continue
    await page.waitForTimeout(LOOK)
    return time
  }
  throw new Error(`${page.url()} did not come to ${path} with ${selector}.`)
}

/** From the end of the database's answer to the frame that shows the first hit. */
async function search(page: Page, query: string): Promise<number> {
  await page.goto(`${new URL(page.url()).origin}/search`, { waitUntil: 'networkidle' })
  await page.waitForTimeout(LOOK)
  await page.evaluate((selector) => window.step.begin({ path: '/search', selector }, 'submit'), 'main li h2 a')
  await page.locator('main input[type=search]').fill(query)
  const began = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('submit', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true })
      }),
  )
  await page.locator('main input[type=search]').press('Enter')
  const total = await took(page, { path: '/search', selector: 'main li h2 a' })
  const since = await began
  const answered = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming && entry.name.includes('search_content') ? entry.responseEnd : [],
        )
        .at(-1) ?? Number.NaN,
  )
  return total - (answered - since)
}
