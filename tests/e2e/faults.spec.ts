import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, type Route } from '@playwright/test'
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/local-keys.ts'
import { GREEDY_PAYLOADS, PAYLOADS } from '../support/hostile-markup.ts'
import { openByApp } from './app-shell.ts'
import { addressOf, main } from './page.ts'
import { test } from './stored-rows.ts'

const AWAY = 'The server could not be reached. Check your connection and try again.'
const SLOW = 'The server took too long to answer. Try again in a moment.'
const BROKEN = 'The server could not answer just now. Try again in a moment.'

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

  test('SEC-5 what failed and why is said in the frame: no half of an answer is shown, and each way on leads on', async ({
    page,
    request,
  }) => {
    const CALL = '**/rest/v1/rulings?*'
    const FAILED = 'Failed to fetch ruling'
    const answer = async (how: (route: Route) => unknown) => {
      await page.unroute(CALL)
      await page.route(CALL, how)
    }
    const tryAgain = () => panel(page, FAILED).getByRole('button', { name: 'Try again' }).click()
    // No clock of a page moves the browser's own time limit: it is short where the page says so.
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (time) => timeout('isHurried' in window && time === 20_000 ? 50 : time)
    })
    const { server, url } = await startCutter()
    try {
      await answer((route) => route.continue({ url }))
      await page.goto(await addressOf(request, '/rulings/:id'))
      await expectFailure(page, FAILED, AWAY)
      await expect(main(page).getByText('Half')).toHaveCount(0)
    } finally {
      server.close()
    }
    await mark(page)
    await test.step('none for as long as one waits', async () => {
      await answer(() => {})
      await page.evaluate(() => Object.assign(window, { isHurried: true }))
      await tryAgain()
      await expectFailure(page, FAILED, SLOW)
      await page.evaluate(() => Reflect.deleteProperty(window, 'isHurried'))
    })
    await test.step('an answer that ends in its middle', async () => {
      await answer((route) => route.fulfill({ contentType: 'application/json', body: '[{"id":"1","tit' }))
      await tryAgain()
      await expectFailure(page, FAILED, AWAY)
    })
    await test.step('a server that fails; trying again recovers in place', async () => {
      await answer((route) => route.fulfill({ status: 500, json: { message: 'boom' } }))
      await tryAgain()
      await expectFailure(page, FAILED, BROKEN)
      await page.unroute(CALL)
      await tryAgain()
      await expectContent(page)
      expect(await isTheSamePage(page)).toBe(true)
    })
    await test.step('a server that is away; reloading recovers', async () => {
      await answer((route) => route.abort('connectionrefused'))
      await page.reload()
      await expectFailure(page, FAILED, AWAY)
      await page.unroute(CALL)
      await panel(page, FAILED).getByRole('button', { name: 'Try reloading the page' }).click()
      await expectContent(page)
    })
  })

  test('SEC-5 a page opened offline, also one whose code cannot be fetched, comes by itself once the line is back', async ({
    page,
    context,
  }) => {
    await page.goto('/terms')
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Court Rulings' }).click()
    await expect(main(page).getByRole('alert')).toContainText('Check your connection and try again.')
    await expect(page.getByRole('banner')).toBeVisible()
    await context.setOffline(false)
    await expectContent(page)

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
})

for (const sanitiser of ["the browser's", 'the library'] as const)
  test.describe(`stored markup and ${sanitiser} sanitiser`, () => {
    // the policy would stop these too: here the sanitiser stands alone
    test.use({ bypassCSP: true })

    const END = 'The end of the attack.'
    const html = `${PAYLOADS.join('\n')}<p>${END}</p>${GREEDY_PAYLOADS.join('\n')}`
    const text = `Attack ${PAYLOADS[0]}${PAYLOADS[1]}`

    /** What an attack has done, if any has run. */
    let seen: string[]

    test.beforeEach(async ({ context, page }) => {
      seen = []
      page.on('dialog', (dialog) => {
        seen.push(`dialog ${dialog.message()}`)
        void dialog.dismiss()
      })
      page.on('request', (sent) => {
        if (sent.url().includes('attack.example')) seen.push(`request to ${sent.url()}`)
      })
      page.on('popup', (popup) => seen.push(`window ${popup.url()}`))
      await openByApp(context)
      // what a browser without a sanitiser of its own has
      if (sanitiser === 'the library')
        await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'))
    })

    /** Opens a page, does what readers do with it, and looks whether anything has run. */
    async function visit(page: Page, path: string, shown: string | RegExp = END): Promise<void> {
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

    test('SEC-2 nothing in a ruling, a decision, a news post or an FAQ runs, in its list, on its own page or at home', async ({
      page,
      request,
      store,
    }) => {
      for (const { table, path, extra } of [
        { table: 'rulings', path: '/rulings', extra: { court: text, key_points: [text] } },
        {
          table: 'tax_decisions',
          path: '/decisions',
          extra: { authority: 'Tax Authority', field: text, subject: text },
        },
        { table: 'news', path: '/news', extra: { category: 'Updates' } },
      ]) {
        await test.step(path, async () => {
          // older than any other, so that it stands in nobody's way
          const row = { title: text, date: '1970-01-01', summary: text, content: html, ...extra }
          const id = await store(table, row)
          await visit(page, `${path}/${id}`)
          const count = await request.get(`/rest/v1/${table}?select=id`, { headers: { apikey: LOCAL_PUBLISHABLE_KEY } })
          const last = Math.ceil((await count.json()).length / 20)
          await visit(page, `${path}?page=${last}`, /^Attack <script>/)
        })
      }
      await test.step('the latest news at home', async () => {
        const post = { part: 'news', id: crypto.randomUUID(), title: text, day: '2026-01-01', category: 'Updates' }
        await page.route('**/rest/v1/rpc/get_latest*', (route) => route.fulfill({ json: [post] }))
        await visit(page, '/', /^Attack <script>/)
      })
      await test.step('an FAQ, found and opened', async () => {
        const category_id = await store('faq_categories', { name: text, order: 950 })
        await store('faqs', { category_id, question: text, answer: html, order: 1 })
        await visit(page, `/faqs?q=${encodeURIComponent('the end of the attack')}`)
        await visit(page, `/faqs?category=${category_id}`)
      })
    })
  })
