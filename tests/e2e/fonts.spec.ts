import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/local-keys.ts'
import { alive, test } from './test.ts'

/** A page of each kind. */
const PATHS = ['/', '/law/vat-law', '/rulings', 'a ruling', '/faqs', '/search?q=invoice', '/privacy', '/contact']
const PHONES = [360, 375, 390, 393, 412, 430]
const DESK = [1440]
const WIDTHS = [...PHONES, ...DESK]

/** Systems by the faces that stand in on them; a machine can play those whose fonts it has. Georgia is on none that tests run on. */
const SYSTEMS = [
  { serif: 'Noto Serif', sans: 'Roboto', needs: ['NotoSerif-Regular', 'Roboto-Regular'], widths: WIDTHS },
  { serif: 'Noto Serif', sans: 'Noto Sans', needs: ['NotoSerif-Regular', 'NotoSans-Regular'], widths: DESK },
  { serif: 'Times New Roman', sans: 'Arial', needs: ['LiberationSerif', 'LiberationSans'], widths: WIDTHS },
  { serif: 'DejaVu Serif', sans: 'DejaVu Sans', needs: ['DejaVuSerif', 'DejaVuSans'], widths: DESK },
]
type System = (typeof SYSTEMS)[number]

// The style sheet is changed on its way, which a policy would refuse, and no copy of it may be used.
test.use({ bypassCSP: true, serviceWorkers: 'block' })

// A browser without a screen makes each of our letters whole pixels wide, up to 5 % of a line; readers' browsers do not.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--font-render-hinting=none'] }),
    { scope: 'worker' },
  ],
})

/** Whether the browser finds all of these among the fonts of its system. */
const hasFonts = (page: Page, names: string[]) =>
  page.evaluate(async (wanted) => {
    const loads = wanted.map((name) => new FontFace('probe', `local("${name}")`).load())
    return (await Promise.allSettled(loads)).every(({ status }) => status === 'fulfilled')
  }, names)

/** Leaves of the stand-ins those of one system. */
async function play(context: BrowserContext, { serif, sans }: System): Promise<void> {
  // No newer content: tests before this one have changed some.
  await context.route('**/rest/v1/content_version*', (route) => route.fulfill({ json: [{ version: 0 }] }))
  const own = new RegExp(`Guide (?:(?:Serif|Display) as ${serif}|Sans as ${sans})\\b`)
  await context.route('**/*', async (route) => {
    const kind = route.request().resourceType()
    // The stand-ins are in the pages themselves; what comes after the text has none.
    if (kind !== 'document') return route.fallback()
    const response = await route.fetch()
    const rules = /@font-face\s*\{[^}]*Guide \w+ as [^}]*\}/g
    const body = (await response.text()).replace(rules, (rule) => (own.test(rule) ? rule : ''))
    return route.fulfill({ response, body })
  })
}

/** Holds all fonts back until the function given back is called. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.woff2$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Adds up the layout shifts from here on; the function given back reads them. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const state = { shifted: 0 }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    const add = (entries: PerformanceEntry[]) => {
      for (const entry of entries) state.shifted += 'value' in entry ? Number(entry.value) : 0
    }
    observer.observe({ type: 'layout-shift' })
    const readShifts = () => {
      add(observer.takeRecords())
      return state.shifted
    }
    Object.assign(window, { readShifts })
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'readShifts')()))
}

async function addressOf(request: APIRequestContext, path: string): Promise<string> {
  if (path !== 'a ruling') return path
  const headers = { apikey: LOCAL_PUBLISHABLE_KEY }
  const newest = await request.get('/rest/v1/rulings?select=id&order=date.desc,id&limit=1', { headers })
  return `/rulings/${(await newest.json())[0].id}`
}

/** Waits until the page is alive, which may move what it wrote, and not for its load event, which comes after the fonts. */
async function openInStandIns(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await alive(page)
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
}

async function showFonts(page: Page, release: () => void): Promise<void> {
  release()
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted))))
  })
}

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

for (const path of PATHS) {
  for (const width of WIDTHS) {
    test(`FAST-3 ${path} at ${width} px: nothing moves when the fonts come, whatever stood in`, async ({
      browser,
      request,
    }) => {
      let played = 0
      for (const system of SYSTEMS.filter(({ widths }) => widths.includes(width))) {
        await using context = await browser.newContext({ viewport: { width, height: 850 } })
        const page = await context.newPage()
        if (!(await hasFonts(page, system.needs))) continue
        await play(context, system)
        const release = await holdFonts(page)
        await openInStandIns(page, await addressOf(request, path))
        expect((await fontsOf(page, 'h1')).filter((font) => !font.startsWith("the system's"))).toEqual([])
        const readShifts = await watchShifts(page)
        await showFonts(page, release)
        expect(await readShifts(), `${system.serif} and ${system.sans}`).toBeLessThanOrEqual(0.01)
        played += 1
      }
      expect(played).toBeGreaterThan(0)
    })
  }
}

test('FAST-3 the first page of a first visit ends in the typefaces of the site, however late they come', async ({
  page,
}) => {
  const release = await holdFonts(page)
  await openInStandIns(page, '/law/vat-law')
  await showFonts(page, release)
  for (const selector of ['h1', '.prose p']) expect(await fontsOf(page, selector)).toEqual(['Source Serif 4'])
  expect(await fontsOf(page, 'header nav a')).toEqual([expect.stringContaining('Source Sans 3')])
})

test('FAST-3 the Hebrew face is loaded where Hebrew stands, and nowhere else', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const isHebrew = (url: string) => /\/hebrew-[^/]*\.woff2$/.test(url)
  await page.goto('/faqs')
  await page.evaluate(() => document.fonts.ready)
  expect(asked.filter((url) => url.endsWith('.woff2')).length).toBeGreaterThan(0)
  expect(asked.filter(isHebrew)).toEqual([])
  await page.goto('/search?q=מע"מ')
  await expect.poll(() => asked.filter(isHebrew).length).toBe(1)
})
