import { expect, type Page, type Route } from '@playwright/test'
import { addressOf, expectWhole, goInApp } from './page.ts'
import { alive, test } from './test.ts'

/** A page of each kind. */
const PAGES = [
  '/',
  '/law/booking-rules',
  '/law/vat-law/30',
  '/rulings',
  '/rulings/:id',
  '/faqs',
  '/search?q=invoice',
  '/privacy',
]

/** Those that differ by what they ask the backend for; a page that stays open asks for nothing of a row twice. */
const ASKING = [
  PAGES.filter((address) => address !== '/privacy'),
  [
    '/law/vat-law/2?on=2024-12-31&with=today',
    '/rulings?court=District+Court,+Tel+Aviv&from=2015',
    '/rulings/00000000-0000-4000-8000-000000000000',
    '/decisions/:id',
    '/changes',
    '/amounts',
    '/search?q=xqzwvk',
  ],
]

// A browser without a screen makes each of our letters whole pixels wide, up to 5 % of a line; readers' browsers do not.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--font-render-hinting=none'] }),
    { scope: 'worker' },
  ],
})

/** Lets all fonts of the pages opened from now on wait until the function given back is called. */
async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.woff2$/, async (route) => {
    await promise
    await route.continue()
  })
  return async () => {
    resolve()
    await page.evaluate(() => document.fonts.ready)
    await painted(page)
  }
}

/** Resolves when what the page shows now has been painted. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )

/** Goes to an address within the app, and lets the backend's answers come one by one, the last that was asked for first. */
async function goWithLateAnswers(page: Page, address: string): Promise<void> {
  const held: Route[] = []
  await page.route('**/rest/v1/**', (route) => void held.push(route))
  await goInApp(page, address)
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await painted(page)
  const waiting = page.locator('main [aria-busy=true]')
  for (let route = held.pop(); route; route = held.pop()) {
    await route.continue()
    await (await route.request().response())?.finished()
    await painted(page)
    // what has come may ask for more
    await expect.poll(async () => held.length > 0 || (await waiting.count()) === 0).toBe(true)
  }
  await page.unroute('**/rest/v1/**')
}

/** Opens a page, and does not wait for its load event, which comes after the fonts. */
async function openWithoutFonts(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' })
  await alive(page)
  await expectWhole(page)
}

/** Adds up a page's layout shifts since its first paint. */
const sumOfShifts = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords()
    return shifts.reduce((sum, shift) => sum + ('value' in shift ? Number(shift.value) : 0), 0)
  })

/** The fonts in which the browser has really drawn the words of an element. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `the system's ${familyName}`))
}

for (const width of [390, 1440]) {
  test(`FAST-3 at ${width} px hardly anything moves until a page stands whole in its fonts, however late both come`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 850 })
    for (const names of ASKING) {
      await page.goto('/offline')
      await page.evaluate(() => document.fonts.ready)
      for (const name of names) {
        await test.step(`${name}, reached within the app, however late its answers come`, async () => {
          await goInApp(page, '/offline')
          const before = await sumOfShifts(page)
          await goWithLateAnswers(page, await addressOf(request, name))
          expect((await sumOfShifts(page)) - before).toBeLessThanOrEqual(0.01)
        })
      }
    }
    for (const name of PAGES) {
      await test.step(name, async () => {
        // What is asked for by a page that has a route is in no cache.
        const showFonts = await holdFonts(page)
        await openWithoutFonts(page, await addressOf(request, name))
        expect(await fontsOf(page, 'h1')).toEqual([expect.stringContaining("the system's")])
        await showFonts()
        expect(await fontsOf(page, 'h1')).toEqual(['Source Serif 4'])
        if (name.startsWith('/law/')) expect(await fontsOf(page, '.prose p')).toEqual(['Source Serif 4'])
        expect(await sumOfShifts(page), 'in Liberation or the like').toBeLessThanOrEqual(0.02)
      })
    }
  })
}

test('FAST-3 menus have their face, and the Hebrew one is loaded where Hebrew stands, and nowhere else', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const isHebrew = (url: string) => /\/hebrew-[^/]*\.woff2$/.test(url)
  await page.goto('/faqs')
  await page.evaluate(() => document.fonts.ready)
  expect(await fontsOf(page, 'header nav a')).toEqual([expect.stringContaining('Source Sans 3')])
  expect(asked.filter((url) => url.endsWith('.woff2')).length).toBeGreaterThan(0)
  expect(asked.filter(isHebrew)).toEqual([])
  await page.goto('/search?q=מע"מ')
  await expect.poll(() => asked.filter(isHebrew).length).toBe(1)
})
