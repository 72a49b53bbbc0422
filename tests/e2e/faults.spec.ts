import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/local-keys.ts'
import { GREEDY_PAYLOADS, PAYLOADS } from '../support/hostile-markup.ts'
import { openByApp } from './app-shell.ts'
import { test } from './stored-rows.ts'

const AWAY = 'The server could not be reached. Check your connection and try again.'
const SLOW = 'The server took too long to answer. Try again in a moment.'
const BROKEN = 'The server could not answer just now. Try again in a moment.'

interface Screen {
  path: string
  /** The request without which the page has nothing to show. */
  call: string
  /** What failed, in the catalogue's words. */
  failed: string
}

const SCREENS: Screen[] = [
  { path: '/law/vat-law', call: '**/rest/v1/chapters?*', failed: 'Failed to fetch content' },
  { path: '/rulings', call: '**/rpc/search_rulings*', failed: 'Failed to fetch rulings' },
  { path: '/rulings/:id', call: '**/rest/v1/rulings?*', failed: 'Failed to fetch ruling' },
]

async function addressOf(request: APIRequestContext, { path }: Screen): Promise<string> {
  if (!path.includes(':id')) return path
  const headers = { apikey: LOCAL_PUBLISHABLE_KEY }
  const rulings = await request.get('/rest/v1/rulings?select=id&order=date.desc,id&limit=1', { headers })
  return path.replace(':id', (await rulings.json())[0].id)
}

const main = (page: Page) => page.getByRole('main')
const panel = (page: Page, failed: string) =>
  main(page)
    .getByRole('alert')
    .filter({ has: page.getByRole('heading', { name: failed, exact: true }) })

/** The page says what failed and why, in its own frame, with both ways on. */
async function expectFailure(page: Page, failed: string, sentence: string): Promise<void> {
  await expect(panel(page, failed)).toBeVisible()
  await expect(panel(page, failed)).toContainText(sentence)
  await expect(panel(page, failed).getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(panel(page, failed).getByRole('button', { name: 'Try reloading the page' })).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

async function expectContent(page: Page): Promise<void> {
  await expect(main(page).getByRole('article').first()).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Try reloading the page' })).toHaveCount(0)
}

/** A mark that a reload would wipe out. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isTheSamePage: true }))
const isTheSamePage = (page: Page) => page.evaluate(() => 'isTheSamePage' in window)

/** A server that begins to answer and then hangs up. */
async function startCutter(): Promise<{ url: string; server: Server }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '9000' })
    response.write('[{"id":"e3de8da0-53a1-5fc9-8d24-7d46414d6e1f","title":"Half')
    setTimeout(() => response.destroy(), 50)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

test.describe('the backend', () => {
  test.beforeEach(({ context }) => openByApp(context))

  for (const screen of SCREENS) {
    const { path, call, failed } = screen

    test(`SEC-5 ${path} says that the server failed, and "Try again" recovers in place`, async ({ page, request }) => {
      await page.route(call, (route) => route.fulfill({ status: 500, json: { message: 'boom' } }))
      await page.goto(await addressOf(request, screen))
      await expectFailure(page, failed, BROKEN)
      await mark(page)
      await page.unroute(call)
      await panel(page, failed).getByRole('button', { name: 'Try again' }).click()
      await expectContent(page)
      expect(await isTheSamePage(page)).toBe(true)
    })

    test(`SEC-5 ${path} says that the server is away, and reloading recovers`, async ({ page, request }) => {
      await page.route(call, (route) => route.abort('connectionrefused'))
      await page.goto(await addressOf(request, screen))
      await expectFailure(page, failed, AWAY)
      await page.unroute(call)
      await panel(page, failed).getByRole('button', { name: 'Try reloading the page' }).click()
      await expectContent(page)
    })

    test(`SEC-5 ${path} says so when the answer is cut off, and shows no half of it`, async ({ page, request }) => {
      const { server, url } = await startCutter()
      try {
        await page.route(call, (route) => route.continue({ url }))
        await page.goto(await addressOf(request, screen))
        await expectFailure(page, failed, AWAY)
        await expect(main(page).getByText('Half')).toHaveCount(0)
        await page.unroute(call)
        await page.route(call, (route) => route.fulfill({ contentType: 'application/json', body: '[{"id":"1","tit' }))
        await panel(page, failed).getByRole('button', { name: 'Try again' }).click()
        await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
        await expect(panel(page, failed)).toBeVisible()
      } finally {
        server.close()
      }
    })
  }

  test('SEC-5 a page that gets no answer says so after a while', async ({ context, request }) => {
    // The time limit is the browser's own and cannot be put forward: all pages wait at once, for real.
    await Promise.all(
      SCREENS.map(async (screen) => {
        const page = await context.newPage()
        const address = await addressOf(request, screen)
        await page.route(screen.call, () => {})
        // A busy machine could take as long as the limit until the page has come to its end.
        await page.goto(address, { waitUntil: 'commit' })
        await expect(main(page).locator('[aria-busy=true]').first()).toBeAttached()
        await expectFailure(page, screen.failed, SLOW)
        await page.unroute(screen.call)
        await panel(page, screen.failed).getByRole('button', { name: 'Try again' }).click()
        await expectContent(page)
      }),
    )
  })

  test('SEC-5 a page opened offline comes by itself once the line is back', async ({ page, context }) => {
    await page.goto('/law/vat-law')
    await expectContent(page)
    await mark(page)
    await context.setOffline(true)
    await main(page).getByRole('link', { name: 'Regulations', exact: true }).click()
    await expectFailure(page, 'Failed to fetch content', AWAY)
    await context.setOffline(false)
    await expectContent(page)
    await expect(main(page).getByRole('heading', { name: /^General/ })).toBeVisible()
    expect(await isTheSamePage(page)).toBe(true)
  })

  test('SEC-5 a page whose code cannot be fetched offline leaves the frame and comes by itself later', async ({
    page,
    context,
  }) => {
    await page.goto('/terms')
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Court Rulings' }).click()
    await expect(main(page).getByRole('alert')).toContainText('Check your connection and try again.')
    await expect(page.getByRole('banner')).toBeVisible()
    await context.setOffline(false)
    await expectContent(page)
  })
})

for (const sanitiser of ["the browser's", 'the library'] as const)
  test.describe(`stored markup and ${sanitiser} sanitiser`, () => {
    // the policy would stop these too: here the sanitiser stands alone
    test.use({ bypassCSP: true })

    const END = 'The end of the attack.'
    const html = `${PAYLOADS.join('\n')}<p>${END}</p>${GREEDY_PAYLOADS.join('\n')}`
    const text = `Attack ${PAYLOADS[0]}${PAYLOADS[1]}`

    test.beforeEach(async ({ context, page }) => {
      await openByApp(context)
      // what a browser without a sanitiser of its own has
      if (sanitiser === 'the library')
        await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'))
    })

    /** Opens a page, does what readers do with it, and looks whether anything has run. */
    async function visit(page: Page, path: string, shown: string | RegExp = END): Promise<void> {
      const seen: string[] = []
      page.on('dialog', (dialog) => {
        seen.push(`dialog ${dialog.message()}`)
        void dialog.dismiss()
      })
      page.on('request', (sent) => {
        if (sent.url().includes('attack.example')) seen.push(`request to ${sent.url()}`)
      })
      page.on('popup', (popup) => seen.push(`window ${popup.url()}`))
      await page.goto(path)
      const faq = main(page).getByRole('button', { name: /^Attack/ })
      if (path.startsWith('/faqs')) await faq.first().click()
      await expect(main(page).getByText(shown).first()).toBeVisible()
      for (const name of ['plain link', 'broken link', 'data link', 'vb link', 'form button', 'focus', 'custom']) {
        const bait = main(page).getByText(name, { exact: true })
        if ((await bait.count()) > 0) await bait.first().click()
      }
      await expect(main(page).getByText(shown).first()).toBeVisible()
      expect(await page.evaluate(() => 'attackHasRun' in window)).toBe(false)
      expect(seen).toEqual([])
      expect(await main(page).evaluate(leftovers)).toEqual([])
    }

    /** What no stored text may have brought into a page. */
    function leftovers(box: Element): string[] {
      const strangers =
        'script, iframe, object, embed, base, link, style, form[action]:not([action="/search"]), video, audio, math, template, meta[http-equiv]'
      return [...box.querySelectorAll('*')]
        .filter(
          (element) =>
            element.matches(strangers) ||
            [...element.attributes].some(
              ({ name, value }) => name.startsWith('on') || /^\s*(javascript|vbscript|data):/i.test(value),
            ),
        )
        .map((element) => element.outerHTML.slice(0, 200))
    }

    test('SEC-2 nothing in a section of the law runs, read or searched', async ({ page, store }) => {
      const chapter = { title: text, type: 'booking-rules', order: 950 }
      const chapter_id = await store('chapters', chapter)
      const id = await store('sections', { chapter_id, title: text, content: html, order: 1 })
      await store('related_rulings', {
        section_id: id,
        title: text,
        url: 'https://attack.invalid/?"onclick=1',
      })
      await visit(page, `/law/booking-rules#${id}`)
      await main(page).getByRole('searchbox').fill('the end of the attack')
      await expect(main(page).locator('mark')).toHaveText(END.slice(0, -1))
      await main(page).getByRole('searchbox').fill('<img src')
      await expect(main(page).locator('mark').first()).toHaveText('<img src')
      expect(await page.evaluate(() => 'attackHasRun' in window)).toBe(false)
      expect(await main(page).evaluate(leftovers)).toEqual([])
    })

    // all other places get their texts from the same function: the library has been tried in one
    if (sanitiser === 'the library') return

    for (const { table, path, extra } of [
      { table: 'rulings', path: '/rulings', extra: { court: text, key_points: [text] } },
      { table: 'tax_decisions', path: '/decisions', extra: { authority: 'Tax Authority', field: text, subject: text } },
      { table: 'news', path: '/news', extra: { category: 'Updates' } },
    ]) {
      test(`SEC-2 nothing in a row of ${table} runs, in its list or on its own page`, async ({
        page,
        request,
        store,
      }) => {
        // older than any other, so that it stands in nobody's way
        const row = { title: text, date: '1970-01-01', summary: text, content: html, ...extra }
        const id = await store(table, row)
        await visit(page, `${path}/${id}`)
        const count = await request.get(`/rest/v1/${table}?select=id`, { headers: { apikey: LOCAL_PUBLISHABLE_KEY } })
        const last = Math.ceil((await count.json()).length / 20)
        await visit(page, `${path}?page=${last}`, /^Attack <script>/)
      })
    }

    test('SEC-2 nothing in the latest news runs on the home page', async ({ page }) => {
      const post = { part: 'news', id: crypto.randomUUID(), title: text, day: '2026-01-01', category: 'Updates' }
      await page.route('**/rest/v1/rpc/get_latest*', (route) => route.fulfill({ json: [post] }))
      await visit(page, '/', /^Attack <script>/)
    })

    test('SEC-2 nothing in an FAQ runs, opened or found', async ({ page, store }) => {
      const category_id = await store('faq_categories', { name: text, order: 950 })
      const id = await store('faqs', { category_id, question: text, answer: html, order: 1 })
      await visit(page, `/faqs?q=${encodeURIComponent('the end of the attack')}`)
      await page.goto('/')
      await page.goto(`/faqs#${id}`)
      await expect(main(page).getByText(END)).toBeVisible()
      expect(await page.evaluate(() => 'attackHasRun' in window)).toBe(false)
      expect(await main(page).evaluate(leftovers)).toEqual([])
    })
  })
