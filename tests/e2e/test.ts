import { type APIRequestContext, type Browser, test as base, expect, type Page } from '@playwright/test'
import { PAGE_TIME } from '../support/times.ts'

/** What browsers say of all that the site's policy does not allow. */
const VIOLATION = /Content Security Policy|Trusted(?:HTML|Script)/

/** Resolves when the page answers its reader (src/main.tsx). */
export const alive = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('alive').length > 0)

/** Resolves when the editor knows of a caret that a key or a click has moved: the browser tells it in a later task. */
export const caretIsTold = (page: Page) =>
  page.evaluate(() => new Promise((told) => requestAnimationFrame(() => setTimeout(told))))

/** The processor's seconds that each of the browser's processes had told of when it was asked last. */
const told = new Map<number, number>()

/**
 * The processor's milliseconds of the browser's pages since this was asked last. The system does not know them: Chromium
 * starts pages from a process that nobody waits for.
 */
async function takePageTime(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const fresh = processInfo
    .filter(({ type }) => type === 'renderer' || type === 'GPU')
    .map(({ id, cpuTime }) => {
      const before = told.get(id) ?? 0
      told.set(id, cpuTime)
      return cpuTime - before
    })
  return 1000 * fresh.reduce((sum, seconds) => sum + seconds, 0)
}

/** Makes opening an address, and loading it anew, wait until the page is alive, unless it says what else to wait for. */
function waitForLife(page: Page): Page {
  const { goto, reload } = page
  page.goto = async (address, options) => {
    const response = await goto.call(page, address, options)
    if (!options?.waitUntil) await alive(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload.call(page, options)
    if (!options?.waitUntil) await alive(page)
    return response
  }
  return page
}

/** Asks the site's server, past the site, for another day or mail server, or, of nothing, for its rows as they were (serve-site.ts). */
export async function tellServer(request: APIRequestContext, baseURL: string | undefined, wanted = ''): Promise<void> {
  const { port } = new URL(baseURL ?? '')
  const address = `http://127.0.0.1:${Number(port) + 1}/${wanted}`
  const response = await (wanted ? request.put(address) : request.post(address))
  expect(response.ok(), await response.text()).toBe(true)
}

/**
 * Tests in which the site keeps its own policy (SEC-3): one fails when a page of it does something that is not allowed. A
 * test that means to do so takes what the browser said out of `violations`. Opening an address waits until the page is alive,
 * unless a test says what else to wait for (`waitUntil`). The backend has the rows that it had at first, whatever a test
 * before has stored.
 */
export const test = base.extend<{
  violations: string[]
  /** Gives the backend the rows that it had at first, as before each test. */
  bringRowsBack: () => Promise<void>
  /** Moves the day of Israel, an ISO date, for the backend alone and until the test's end. */
  moveClock: (day: string) => Promise<void>
}>({
  bringRowsBack: [
    async ({ request, baseURL }, use) => {
      const bringBack = () => tellServer(request, baseURL)
      await bringBack()
      await use(bringBack)
    },
    { auto: true },
  ],
  moveClock: async ({ request, baseURL }, use) => {
    await use((day) => tellServer(request, baseURL, day))
  },
  context: async ({ context, javaScriptEnabled, browser }, use, { annotations }) => {
    const { newPage } = context
    if (javaScriptEnabled !== false) context.newPage = async () => waitForLife(await newPage.call(context))
    await use(context)
    annotations.push({ type: PAGE_TIME, description: String(await takePageTime(browser)) })
  },
  violations: [
    async ({ context }, use) => {
      const violations: string[] = []
      context.on('console', (message) => {
        if (VIOLATION.test(message.text())) violations.push(message.text())
      })
      await use(violations)
      expect(violations).toEqual([])
    },
    { auto: true },
  ],
})
