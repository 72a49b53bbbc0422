import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { writeWorker } from '../../src/site/prerender/worker.ts'
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from '../../supabase/local/local-keys.ts'
import { startOwnHost } from './own-host.ts'
import { main, titleOf } from './page.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

const bar = (page: Page) => page.locator('//aside[@aria-label="Reading offline"]')
const failure = (page: Page) => main(page).getByRole('alert')
const update = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

/** The addresses of the pages that the browser keeps. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.endsWith('-pages'))
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  })

/** The addresses of all that the browser keeps. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(all.map((cache) => cache.keys()))).flat()
    return requests.map(({ url }) => new URL(url).pathname)
  })

/** Opens a page and waits until it is kept, as the laws are. */
async function openAndKeep(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const { pathname } = new URL(page.url())
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(['/', '/law/vat-law', pathname]))
}

async function ids(request: APIRequestContext, table: string): Promise<string[]> {
  const answer = await request.get(`/rest/v1/${table}?select=id&order=date.desc,id`, {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
  })
  const rows: { id: string }[] = await answer.json()
  return rows.map(({ id }) => id)
}

/** How much has moved on the page. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)),
        ).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )

test('FIND-9 FIND-6 SEC-5 what was opened and the three laws are read on without a line, and the page says so', async ({
  page,
  context,
  request,
}) => {
  const [ruling = '', other = ''] = await ids(request, 'rulings')
  const [post = ''] = await ids(request, 'news')
  const opened = { name: '', path: '' }
  let name = ''

  await openAndKeep(page, '/news')
  await test.step('FIND-9 a page opened inside the site is kept as well', async () => {
    const link = page.getByRole('region', { name: /^List of/ }).getByRole('link')
    opened.name = await link.first().innerText()
    await link.first().click()
    await expect(titleOf(page)).toHaveText(opened.name)
    opened.path = new URL(page.url()).pathname
    await expect.poll(() => kept(page)).toContain(opened.path)
  })
  await test.step('FIND-6 a copy that is older than the content is brought up to date', async () => {
    await openAndKeep(page, `/news/${post}`)
    const data = { summary: 'Changed since it was kept.' }
    await request.patch(`/rest/v1/news?id=eq.${post}`, { headers: { apikey: LOCAL_SECRET_KEY }, data })
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-came', /./)
    await expect(main(page).getByText('Changed since it was kept.')).toBeVisible()
  })
  await test.step('FIND-9 what is opened is kept, but no search and no screen of staff’s', async () => {
    await openAndKeep(page, '/rulings')
    await openAndKeep(page, `/rulings/${ruling}`)
    await expect.poll(() => kept(page)).toContain('/law/regulations')
    name = await titleOf(page).innerText()
    await page.goto('/search?q=invoice')
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('link').first()).toBeVisible()
    await page.goto('/admin/login')
    await expect(page.getByLabel('Password')).toBeVisible()
    await page.goto('/rulings')
    expect(
      (await stored(page)).filter((address) =>
        /admin|staff|login|manager|\/search$|^\/(rest|auth|storage)/.test(address),
      ),
    ).toEqual([])
  })

  await context.setOffline(true)
  await test.step('FIND-9 what was opened and the laws are read, and nothing moves', async () => {
    for (const address of ['/law/vat-law', '/law/regulations/', '/law/booking-rules', '/', `/rulings/${ruling}`]) {
      await page.goto(address)
      await expect(titleOf(page)).toBeVisible()
      await expect(bar(page)).toContainText(/^You are offline\. You are reading the copy of \d+ \w+ 20\d\d\./)
      expect(await shifted(page), address).toBeLessThan(0.01)
    }
    await expect(titleOf(page)).toHaveText(name)
  })
  await test.step('FIND-9 what was opened inside the site is, from its list', async () => {
    await page.goto('/news')
    await expect(bar(page)).toContainText('You are offline.')
    await main(page).getByRole('link', { name: opened.name, exact: true }).click()
    await expect(titleOf(page)).toHaveText(opened.name)
    await expect(bar(page)).toContainText('You are reading the copy of')
    expect(new URL(page.url()).pathname).toBe(opened.path)
  })
  await test.step('FIND-9 a section whose page is not kept is read in its whole text, which is', async () => {
    await page.goto('/law/regulations/12a')
    await expect(page).toHaveURL(/\/law\/regulations#12a$/)
    await expect(page.getByRole('heading', { level: 3, name: /^12A\. / })).toBeFocused()
    await expect(bar(page)).toContainText('You are reading the copy of')
  })
  await test.step('FIND-9 a page of a list that is not kept is not taken for the copy of its first', async () => {
    await page.goto('/rulings?page=2')
    await expect(failure(page)).toContainText('The server could not be reached')
    await expect(bar(page)).toContainText('You are offline.')
    await expect(bar(page)).not.toContainText('copy')
  })
  await test.step('FIND-9 a search, a staff’s screen and what goes to the backend are not answered from the device', async () => {
    const outcomes = await page.evaluate(() =>
      Promise.all(
        ['/rest/v1/rulings?select=id', '/auth/v1/health', '/storage/v1/bucket'].map((address) =>
          fetch(address).then(
            () => `${address} answered`,
            () => 'failed',
          ),
        ),
      ),
    )
    expect(outcomes).toEqual(['failed', 'failed', 'failed'])
    await page.goto('/search?q=invoice')
    await expect(failure(page)).toContainText('An error occurred while searching')
    const another = await context.newPage()
    await expect(another.goto('/admin')).rejects.toThrow('net::ERR')
    await another.close()
  })
  await test.step('FIND-9 a page that is not kept says so, and offers what is', async () => {
    await page.goto(`/rulings/${other}`)
    await expect(failure(page)).toContainText('The server could not be reached')
    await expect(bar(page)).toContainText('You are offline.')
    await expect(bar(page)).not.toContainText('copy')
    const offered = page.getByRole('region', { name: 'Kept on this device' })
    await expect(offered.getByRole('link', { name: 'Regulations' })).toBeVisible()
    await offered.getByRole('link', { name }).click()
    await expect(titleOf(page)).toHaveText(name)
    await bar(page).getByRole('link', { name: 'Kept on this device' }).click()
    await expect(titleOf(page)).toHaveText('Kept on This Device')
    await expect(main(page).getByRole('link', { name })).toBeVisible()

    // copies that broke take no other one with them
    await page.evaluate(async () => {
      const cache = await caches.open('opened-pages')
      const now = new Date().toISOString()
      for (const [path, came, words] of [
        ['/a', now, '%'],
        ['/b', 'yesterday', 'B'],
        ['/c', '', ''],
      ] as const) {
        await cache.put(path, new Response('', { headers: { 'x-came': came, 'x-title': words } }))
      }
    })
    await page.reload()
    await expect(main(page).getByRole('link', { name })).toBeVisible()
  })
  await test.step('SEC-5 a page that failed comes by itself with the line', async () => {
    await page.goto(`/rulings/${other}`)
    await expect(failure(page)).toContainText('The server could not be reached')
    await context.setOffline(false)
    await expect(failure(page)).toHaveCount(0)
    await expect(titleOf(page)).not.toHaveText(name)
    await expect(main(page).getByRole('article')).toBeVisible()
  })
  await test.step('FIND-9 with the line nothing is said any more', async () => {
    await page.goto(`/rulings/${ruling}`)
    await expect(titleOf(page)).toHaveText(name)
    await expect(bar(page)).toHaveText('')
  })
  await test.step('FIND-9 the site can be installed', async () => {
    const devtools = await context.newCDPSession(page)
    const { url, errors } = await devtools.send('Page.getAppManifest')
    expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []])
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    // Playwright's windows are private ones
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  })
})

test('FIND-9 a new release is offered, a page that went is not kept, and a host that does not answer is not waited for', async ({
  page,
}) => {
  await using host = await startOwnHost()
  const offer = bar(page).getByText('A new version of this site is ready.')
  /** The scripts that start the site, of the releases that the browser keeps. */
  const precached = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((key) => key.includes('precache')) ?? ''
      const keys = await (await caches.open(name)).keys()
      return keys.map(({ url }) => url).filter((url) => /\/(next-)?index-[\w-]+\.js/.test(url))
    })
  await openAndKeep(page, `${host.address}/faqs`)
  await openAndKeep(page, `${host.address}/contact`)

  await test.step('FIND-9 a release is not forced into a form that is being filled', async () => {
    const message = page.getByLabel('Message')
    await message.fill('What I wanted to ask')
    host.release()
    await update(page)
    await expect(offer).toBeVisible()
    await bar(page).getByRole('button', { name: 'Reload' }).click()
    await expect(bar(page)).toContainText('what you have typed and not sent is lost')
    await expect(message).toHaveValue('What I wanted to ask')
    await bar(page).getByRole('button', { name: 'Later' }).click()
    await expect(bar(page)).toHaveText('')
    await expect(message).toHaveValue('What I wanted to ask')
  })
  await test.step('FIND-9 it is used when the reader says so', async () => {
    await page.goto(`${host.address}/faqs`)
    await expect(offer).toBeVisible()
    const loaded = page.waitForEvent('load')
    await bar(page).getByRole('button', { name: 'Reload' }).click()
    await loaded
    await expect(titleOf(page)).toBeVisible()
    await expect.poll(precached).toEqual([expect.stringContaining('next-index')])
    await expect(offer).toHaveCount(0)
  })
  await test.step('FIND-9 a page that has been withdrawn is not read from the device', async () => {
    await openAndKeep(page, `${host.address}/glossary`)
    rmSync(path.join(host.folder, 'glossary.html'))
    await page.reload()
    await expect.poll(() => kept(page)).not.toContain('/glossary')
    expect(await kept(page)).toContain('/law/vat-law')
  })
  await test.step('FIND-9 a host that answers after long is not waited for', async () => {
    host.slowDown(3_600_000)
    await page.goto(`${host.address}/faqs`, { waitUntil: 'commit' })
    await expect(titleOf(page)).toBeVisible()
  })
  await test.step('FIND-9 a site whose host is away is read from the device', async () => {
    await host.stop()
    await page.reload()
    await expect(titleOf(page)).toBeVisible()
    await expect(bar(page)).toContainText('The site could not be reached. You are reading the copy of')
  })
})

test('FIND-9 nothing is fetched beforehand where data is saved, and one setting removes all that was kept', async ({
  page,
  context,
}) => {
  await using host = await startOwnHost()
  // The developer tools' own switch reaches documents, and no service worker.
  const worker = path.join(host.folder, 'sw.js')
  const saving = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });`
  writeFileSync(worker, `${saving}\n${readFileSync(worker, 'utf8')}`)
  await page.goto(`${host.address}/faqs`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await test.step('FIND-9 the page is kept as ever, and what says that a page is not', async () => {
    const pages = async () => (await kept(page)).filter((address) => !address.startsWith('/assets/'))
    await expect.poll(pages).toEqual(['/faqs'])
    const addresses = await stored(page)
    expect(addresses).toContain('/offline')
    expect(addresses.filter((address) => /law|rulings|search|contact/.test(address))).toEqual([])
  })
  await test.step('FIND-9 it is read without a line, and listed on a page that is not kept', async () => {
    await context.setOffline(true)
    await page.reload()
    await expect(titleOf(page)).toHaveText('Frequently Asked Questions')
    await expect(bar(page)).toContainText('You are reading the copy of')
    await page.goto(`${host.address}/law/vat-law`)
    const listed = main(page).getByRole('link', { name: 'Frequently Asked Questions' })
    await expect(listed).toBeVisible()
    // a line that is back for a moment, and gone again, does not hold the reader on the page that failed
    const list = bar(page).getByRole('link', { name: 'Kept on this device' })
    await list.evaluate((link) => {
      if (link instanceof HTMLElement) link.click()
      window.dispatchEvent(new Event('online'))
    })
    await expect(titleOf(page)).toHaveText('Kept on This Device')
    await expect(listed).toBeVisible()
    await context.setOffline(false)
  })
  await test.step('FIND-9 one setting removes all, and the page stays', async () => {
    await page.goto(`${host.address}/contact`)
    await page.getByLabel('Message').fill('What I wanted to ask')
    await writeWorker(host.folder, {}, { isOff: true })
    await update(page)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
    await expect(page.getByLabel('Message')).toHaveValue('What I wanted to ask')
  })
})

test('FIND-9 the site works where nothing can be kept', async ({ context, baseURL }) => {
  const obstacles: Record<string, (page: Page) => Promise<unknown>> = {
    'a worker that does not come': () => context.route('**/sw.js', (route) => route.abort()),
    'a private window without service workers': (page) =>
      page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')),
    'no room on the device': async (page) => {
      await context.unroute('**/sw.js')
      const devtools = await context.newCDPSession(page)
      await devtools.send('Storage.overrideQuotaForOrigin', { origin: String(baseURL), quotaSize: 1000 })
    },
  }
  for (const [name, hinder] of Object.entries(obstacles)) {
    await test.step(name, async () => {
      const page = await context.newPage()
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      await page.setViewportSize({ width: 1280, height: 800 })
      await hinder(page)
      await page.goto('/rulings')
      await page
        .getByRole('region', { name: /^List of/ })
        .getByRole('link')
        .first()
        .waitFor()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click()
      await expect(titleOf(page)).toHaveText('Get in Touch')
      expect(faults).toEqual([])
      await page.close()
    })
  }
})
