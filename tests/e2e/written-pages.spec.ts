import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from '../../supabase/local/local-keys.ts'
import { addressOf, main } from './page.ts'
import { scriptWith } from './script-with.ts'
import { test } from './stored-rows.ts'
import { alive } from './test.ts'

async function firstId(request: APIRequestContext, table: string): Promise<string> {
  const headers = { apikey: LOCAL_PUBLISHABLE_KEY }
  const response = await request.get(`/rest/v1/${table}?select=id&order=date.desc,id&limit=1`, { headers })
  return (await response.json())[0].id
}

/** A page of every kind. */
const PAGES = {
  'the law and items': ['/', '/law/vat-law', '/law/vat-law/30', '/rulings/:id', '/decisions/:id', '/news/:id'],
  'lists and questions': ['/rulings', '/news', '/faqs', '/glossary', '/guides', '/changes', '/search'],
  'tools and forms': [
    '/amounts',
    '/which-rate',
    '/allocation-number',
    '/deadlines',
    '/contact',
    '/privacy',
    '/open-data',
  ],
}

for (const [kind, paths] of Object.entries(PAGES)) {
  test(`FIND-6 FAST-4 ${kind} are taken over: painted before any script, nothing rendered anew, moved or fetched again`, async ({
    page,
    request,
  }) => {
    const faults: string[] = []
    const asked: string[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('request', (sent) => {
      const { pathname } = new URL(sent.url())
      if (pathname.startsWith('/rest/')) asked.push(pathname)
    })
    // What moves when a font comes late is measured in fonts.spec.ts; here none comes.
    await page.route('**/*.woff2', () => {})
    // No newer content than the build's, whose data another build may have written.
    await page.route('**/rest/v1/content_version*', (route) =>
      route.fulfill({ json: [{ version: 0, has_due: false }] }),
    )
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') Object.assign(window, { shifted: entry.value })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of paths) {
      await test.step(path, async () => {
        asked.length = 0
        await page.goto(await addressOf(request, path), { waitUntil: 'domcontentloaded' })
        // An element of the written page, which must be the same one afterwards.
        const heading = await page.locator('h1').elementHandle()
        // Of questions only those of the chosen category stay; elsewhere all of the text does.
        const read = () => (path === '/faqs' ? main(page).innerText() : main(page).textContent())
        const before = await read()
        await alive(page)
        await expect.poll(() => asked).toContain('/rest/v1/content_version')
        expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
        expect(await read()).toBe(before)
        expect(asked).toEqual(['/rest/v1/content_version'])
        const { shifted, painted, starts } = await page.evaluate(() => ({
          shifted: Reflect.get(window, 'shifted'),
          painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
          starts: performance
            .getEntriesByType('resource')
            .flatMap(({ name, startTime }) => (/\.js$/.test(name) ? startTime : [])),
        }))
        expect(shifted).toBeLessThanOrEqual(0.01)
        expect(starts).not.toEqual([])
        expect(Math.min(...starts)).toBeGreaterThan(painted)
        expect(faults).toEqual([])
      })
    }
  })
}

test('FIND-6 an address with a query never shows the text of the one without', async ({ page }) => {
  const shown: string[] = []
  await page.exposeFunction('note', (text: string) => shown.push(text))
  await page.addInitScript(() => {
    const look = () => {
      const list = document.querySelector('main')
      if (list?.checkVisibility({ visibilityProperty: true })) Reflect.get(window, 'note')(list.textContent)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/rulings?q=nothing+is+called+this')
  await expect(main(page).getByText(/No rulings match/)).toBeVisible()
  expect(shown.filter((text) => text.includes('Neve Gad'))).toEqual([])
})

/** Opens a page whose scripts wait until they are let go. */
async function openEarly(page: Page, address: string): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return release
}

test('FIND-6 what is done before a page is alive holds once it is', async ({ page }) => {
  await test.step('what is typed in a search of the law is searched for', async () => {
    const release = await openEarly(page, '/law/booking-rules')
    await main(page).getByRole('searchbox').fill('invoice')
    release()
    await expect(main(page).locator('mark').first()).toBeVisible()
    await expect(main(page).getByRole('searchbox')).toHaveValue('invoice')
  })
  await test.step('what is chosen of a list’s filters is', async () => {
    const court = main(page).getByRole('checkbox').first()
    const year = main(page).getByRole('combobox', { name: 'From' })
    const byCourt = await openEarly(page, '/rulings')
    await court.check()
    byCourt()
    await expect(page).toHaveURL(/\/rulings\?court=/)
    await expect(court).toBeChecked()
    const byYear = await openEarly(page, '/rulings')
    await year.selectOption({ index: 1 })
    const chosen = await year.inputValue()
    byYear()
    await expect(page).toHaveURL(`/rulings?from=${chosen}`)
    await expect(year).toHaveValue(chosen)
  })
  await test.step('a message that is sent too early stays in its fields, and is sent after', async () => {
    const release = await openEarly(page, '/contact')
    const [name, email, text] = [/^Name/, /^Email/, /^Message/].map((label) => main(page).getByLabel(label))
    await name?.fill('Ada')
    await email?.fill('ada@example.com')
    await main(page).getByLabel('Subject').selectOption('feedback')
    await text?.fill('A question')
    await text?.press('Tab')
    await main(page).getByRole('button', { name: 'Send message' }).click()
    release()
    await alive(page)
    await expect(page).toHaveURL('/contact')
    const sent = page.waitForRequest('**/rest/v1/contact_messages*')
    await main(page).getByRole('button', { name: 'Send message' }).click()
    expect((await sent).postDataJSON()).toMatchObject({
      name: 'Ada',
      email: 'ada@example.com',
      subject: 'feedback',
      message: 'A question',
    })
  })
  await test.step('a search is sent by the browser, and links lead on', async () => {
    const release = await openEarly(page, '/news')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Court Rulings' }).click()
    await expect(page).toHaveURL('/rulings')
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Court Rulings')
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await main(page).getByRole('combobox').fill('export of services')
    await main(page).getByRole('combobox').press('Enter')
    await expect(page).toHaveURL('/search?q=export+of+services')
    release()
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
  })
})

test('FIND-6 FIND-1 a row that was changed, deleted or added after the build is shown as it is now', async ({
  page,
  request,
  store,
}) => {
  const headers = { apikey: LOCAL_SECRET_KEY }
  const id = await firstId(request, 'news')
  const address = `/rest/v1/news?select=title&id=eq.${id}`
  const heading = main(page).getByRole('heading', { level: 1 })
  await test.step('FIND-6 changed', async () => {
    await request.patch(address, { headers, data: { summary: 'Changed after the build.' } })
    await page.goto(`/news/${id}`)
    await expect(main(page).getByText('Changed after the build.')).toBeVisible()
  })
  await test.step('FIND-6 deleted, it is said to be gone', async () => {
    const [row] = await (await request.get(address, { headers })).json()
    await request.delete(address, { headers })
    const response = await page.goto(`/news/${id}`)
    expect(response?.status()).toBe(200)
    await expect(heading).toHaveText('Post not found')
    await expect(main(page).getByText(row.title)).toHaveCount(0)
    await expect(page.locator('meta[name=robots]').last()).toHaveAttribute('content', 'noindex')
  })
  await test.step('FIND-1 added, it is shown by the app, with status 404 until the next build', async () => {
    const title = 'Newer than the build'
    const row = { title, date: '1970-01-03', category: 'Updates', summary: 'Short.', content: '<p>x</p>' }
    const response = await page.goto(`/news/${await store('news', row)}`)
    expect(response?.status()).toBe(404)
    await expect(heading).toHaveText(title)
    await expect(page).toHaveTitle(/^Newer than the build/)
  })
})

test('FIND-6 texts that have not changed stay as they are in the page when something else has', async ({
  page,
  store,
}) => {
  await store('news', { title: 'News', date: '1970-01-04', category: 'Updates', summary: 'x', content: '<p>x</p>' })
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const boxes = [...document.querySelectorAll('[data-text]')]
      Object.assign(window, {
        countReplaced: () => boxes.filter((box, index) => box.firstChild !== firsts[index]).length,
      })
      const firsts = boxes.map((box) => box.firstChild)
    })
  })
  const isFetchedAnew = page.waitForResponse(/\/rest\/v1\/rpc\/get_law_links/)
  await page.goto('/law/regulations')
  await isFetchedAnew
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => Reflect.get(window, 'countReplaced')())).toBe(0)
})

test('FAST-5 a page is fetched when its link is pointed at, and not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (sent) =>
    asked.push(decodeURIComponent(new URL(sent.url()).pathname + new URL(sent.url()).search)),
  )
  const fetches = () => asked.filter((address) => /^\/rest\/v1\/rulings\?.*&id=/.test(address))
  await page.goto('/rulings')
  const link = main(page).getByRole('article').first().getByRole('link').first()
  const id = (await link.getAttribute('href'))?.split('/').at(-1)
  expect(fetches()).toEqual([])
  await link.hover()
  await expect.poll(fetches).toEqual([expect.stringContaining(`&id=in.(${id})`)])
  await link.click()
  await expect(main(page).getByRole('heading', { name: 'Key Points' })).toBeVisible()
  expect(fetches()).toHaveLength(1)
})

test('FIND-6 FAST-5 a page that was opened before newer content is known of is not fetched again', async ({
  page,
  store,
}) => {
  await store('news', { title: 'News', date: '1970-01-05', category: 'Updates', summary: 'x', content: '<p>x</p>' })
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/rest/v1/content_version*', async (route) => {
    await isReleased
    await route.continue()
  })
  const fetched: string[] = []
  page.on('request', (sent) => /\/rest\/v1\/rulings\?.*id=in/.test(sent.url()) && fetched.push(sent.url()))
  await page.goto('/rulings')
  await main(page).getByRole('article').first().getByRole('link').first().click()
  await expect(main(page).getByRole('heading', { name: 'Key Points' })).toBeVisible()
  const compared = page.evaluate(() => new Promise((resolve) => addEventListener('compared', resolve, { once: true })))
  const updated = page.waitForRequest('**/rest/v1/rpc/search_rulings*')
  release()
  await Promise.all([compared, updated])
  expect(fetched).toHaveLength(1)
})

const OF_CONTACT = 'Get in Touch'
const OF_FAQS = 'No questions have been published yet'

test('FAST-5 a page is fetched as soon as its link is pressed, and not when a finger that scrolls touches it', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
  const contact = scriptWith(OF_CONTACT)
  const faqs = scriptWith(OF_FAQS)
  const fetches = () => asked.filter((path) => [contact, faqs].includes(path))
  await page.goto('/rulings')
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await link('FAQs').evaluate((touched) => {
    touched.dispatchEvent(new Event('touchstart', { bubbles: true }))
    touched.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))
  })
  await page.clock.runFor(1000)
  const pressed = page.waitForRequest(`**${contact}`)
  await link('Contact Us').dispatchEvent('mousedown')
  await pressed
  expect(fetches()).toEqual([contact])
  const touched = page.waitForRequest(`**${faqs}`)
  await link('FAQs').dispatchEvent('touchstart')
  await page.clock.runFor(1000)
  await touched
})

test('FAST-5 a link that is used before it is fetched ahead breaks nothing', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  const contact = `**${scriptWith(OF_CONTACT)}`
  await page.route(contact, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto('/rulings')
  // What shows texts is there from now on: of the next page the router waits for its code alone.
  await main(page).getByRole('article').first().getByRole('link').first().click()
  await expect(main(page).getByRole('heading', { name: 'Key Points' })).toBeVisible()
  await page.clock.install()
  const asked = page.waitForRequest(contact)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click()
  await asked
  await page.clock.runFor(1000)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch')
  expect(faults).toEqual([])
})

test('FAST-1 a page that begins with its own styles has those of the others once somebody goes there', async ({
  page,
}) => {
  /** Where the parts of the law stand. */
  const places = () =>
    Promise.all(
      [
        main(page).getByRole('heading', { level: 1 }),
        page.getByRole('complementary', { name: 'Search and contents' }),
      ].map((part) => part.boundingBox()),
    )
  await page.goto('/law/vat-law')
  await page.evaluate(() => document.fonts.ready)
  const alone = await places()
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'VAT Law' }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'VAT Law' })).toBeVisible()
  await expect.poll(places).toEqual(alone)
  await test.step('and comes alive where those cannot be had', async () => {
    await page.route('**/assets/rest-*.css', (route) => route.abort())
    await page.goto('/')
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  })
})
