import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { writeWorker } from '../../src/site/prerender/worker.ts'
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from '../../supabase/local/local-keys.ts'
import { startOwnHost } from './own-host.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const bar = (page: Page) => page.getByRole('complementary', { name: 'Reading offline' })

/** The addresses of the pages that the browser keeps. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.endsWith('-pages'))
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
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

test.describe('FIND-9 without a line', () => {
  test('FIND-9 what was opened and the three laws are read on, and the page says so without moving', async ({
    page,
    context,
    request,
  }) => {
    const [ruling = ''] = await ids(request, 'rulings')
    await openAndKeep(page, `/rulings/${ruling}`)
    const heading = await title(page).innerText()
    await context.setOffline(true)
    for (const address of ['/law/vat-law', '/law/regulations/', '/law/booking-rules', '/', `/rulings/${ruling}`]) {
      await page.goto(address)
      await expect(title(page)).toBeVisible()
      await expect(bar(page)).toContainText(/^You are offline\. You are reading the copy of \d+ \w+ 20\d\d\./)
      const shift = await page.evaluate(
        () =>
          new Promise((resolve) => {
            new PerformanceObserver((list) =>
              resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)),
            ).observe({ type: 'layout-shift', buffered: true })
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
          }),
      )
      expect(shift, address).toBeLessThan(0.01)
    }
    await expect(title(page)).toHaveText(heading)
    await context.setOffline(false)
    await page.reload()
    await expect(bar(page)).toHaveText('')
  })

  test('FIND-9 a page opened inside the site is kept as well, and opened from there', async ({ page, context }) => {
    await openAndKeep(page, '/news')
    const link = page
      .getByRole('region', { name: /^List of/ })
      .getByRole('link')
      .first()
    const name = await link.innerText()
    await link.click()
    await expect(title(page)).toHaveText(name)
    const { pathname } = new URL(page.url())
    await expect.poll(() => kept(page)).toContain(pathname)
    await page.goto('/news')
    await context.setOffline(true)
    await expect(bar(page)).toContainText('You are offline.')
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(title(page)).toHaveText(name)
    await expect(bar(page)).toContainText('You are reading the copy of')
    expect(new URL(page.url()).pathname).toBe(pathname)
  })

  test('FIND-9 a page that is not kept says so, and offers what is', async ({ page, context, request }) => {
    const [ruling = '', other = ''] = await ids(request, 'rulings')
    await openAndKeep(page, `/rulings/${ruling}`)
    const heading = await title(page).innerText()
    await context.setOffline(true)
    await page.goto(`/rulings/${other}`)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The server could not be reached')
    await expect(bar(page)).toContainText('You are offline.')
    await expect(bar(page)).not.toContainText('copy')
    const offered = page.getByRole('region', { name: 'Kept on this device' })
    await expect(offered.getByRole('link', { name: 'Regulations' })).toBeVisible()
    await offered.getByRole('link', { name: heading }).click()
    await expect(title(page)).toHaveText(heading)
    await bar(page).getByRole('link', { name: 'Kept on this device' }).click()
    await expect(title(page)).toHaveText('Kept on This Device')
    await expect(page.getByRole('main').getByRole('link', { name: heading })).toBeVisible()

    // copies that broke take no other one with them
    await page.evaluate(async () => {
      const cache = await caches.open('opened-pages')
      const now = new Date().toISOString()
      for (const [path, came, name] of [
        ['/a', now, '%'],
        ['/b', 'yesterday', 'B'],
        ['/c', '', ''],
      ] as const) {
        await cache.put(path, new Response('', { headers: { 'x-came': came, 'x-title': name } }))
      }
    })
    await page.reload()
    await expect(page.getByRole('main').getByRole('link', { name: heading })).toBeVisible()
  })

  test('FIND-9 SEC-5 a page that failed comes by itself with the line', async ({ page, context, request }) => {
    const [ruling = '', other = ''] = await ids(request, 'rulings')
    await openAndKeep(page, `/rulings/${ruling}`)
    const heading = await title(page).innerText()
    await context.setOffline(true)
    await page.goto(`/rulings/${other}`)
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('The server could not be reached')
    await context.setOffline(false)
    await expect(alert).toHaveCount(0)
    await expect(title(page)).not.toHaveText(heading)
    await expect(page.getByRole('main').getByRole('article')).toBeVisible()
  })

  test('FIND-9 a section whose page is not kept is read in its whole text, which is', async ({ page, context }) => {
    await openAndKeep(page, '/contact')
    await expect.poll(() => kept(page)).toContain('/law/regulations')
    await context.setOffline(true)
    await page.goto('/law/regulations/12a')
    await expect(page).toHaveURL(/\/law\/regulations#12a$/)
    await expect(page.getByRole('heading', { level: 3, name: /^12A\. / })).toBeFocused()
    await expect(bar(page)).toContainText('You are reading the copy of')
  })

  test('FIND-9 a page of a list that is not kept is not taken for the copy of its first', async ({ page, context }) => {
    await openAndKeep(page, '/rulings')
    await context.setOffline(true)
    await page.goto('/rulings?page=2')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The server could not be reached')
    await expect(bar(page)).toContainText('You are offline.')
    await expect(bar(page)).not.toContainText('copy')
  })

  test('FIND-9 staff’s screens, searches and what goes to the backend are never answered from the device', async ({
    page,
    context,
  }) => {
    await openAndKeep(page, '/rulings')
    await page.goto('/search?q=invoice')
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('link').first()).toBeVisible()
    await page.goto('/admin/login')
    await expect(page.getByLabel('Password')).toBeVisible()
    await page.goto('/rulings')
    const addresses = await page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat()
      return requests.map(({ url }) => new URL(url).pathname)
    })
    expect(
      addresses.filter((address) => /admin|staff|login|manager|\/search$|^\/(rest|auth|storage)/.test(address)),
    ).toEqual([])
    await context.setOffline(true)
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
    await expect(page.getByRole('main').getByRole('alert')).toContainText('An error occurred while searching')
    await expect(page.goto('/admin')).rejects.toThrow('net::ERR')
  })
})

test.describe('FIND-9 where data is saved', () => {
  test('FIND-9 nothing is fetched beforehand but what says that a page is not kept', async ({ page, context }) => {
    await using host = await startOwnHost()
    // The developer tools' own switch reaches documents, and no service worker.
    const worker = path.join(host.folder, 'sw.js')
    const saving = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });`
    writeFileSync(worker, `${saving}\n${readFileSync(worker, 'utf8')}`)
    await page.goto(`${host.address}/faqs`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    // the page is kept as ever
    const pages = async () => (await kept(page)).filter((address) => !address.startsWith('/assets/'))
    await expect.poll(pages).toEqual(['/faqs'])
    const stored = await page.evaluate(async () => {
      const name = (await caches.keys()).find((key) => key.includes('precache')) ?? ''
      return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
    })
    expect(stored).toContain('/offline')
    expect(stored.filter((address) => /law|rulings|search|contact/.test(address))).toEqual([])

    await context.setOffline(true)
    await page.reload()
    await expect(title(page)).toHaveText('Frequently Asked Questions')
    await expect(bar(page)).toContainText('You are reading the copy of')
    await page.goto(`${host.address}/law/vat-law`)
    const listed = page.getByRole('main').getByRole('link', { name: 'Frequently Asked Questions' })
    await expect(listed).toBeVisible()
    // a line that is back for a moment, and gone again, does not hold the reader on the page that failed
    const list = bar(page).getByRole('link', { name: 'Kept on this device' })
    await list.evaluate((link) => {
      if (link instanceof HTMLElement) link.click()
      window.dispatchEvent(new Event('online'))
    })
    await expect(title(page)).toHaveText('Kept on This Device')
    await expect(listed).toBeVisible()
  })
})

test.describe('FIND-9 a site that does not answer', () => {
  test('FIND-9 whose host is away is read from the device', async ({ page }) => {
    await using host = await startOwnHost()
    await openAndKeep(page, `${host.address}/faqs`)
    await host.stop()
    await page.reload()
    await expect(title(page)).toBeVisible()
    await expect(bar(page)).toContainText('The site could not be reached. You are reading the copy of')
  })

  test('FIND-9 or only after long, is not waited for', async ({ page }) => {
    await using host = await startOwnHost()
    await openAndKeep(page, `${host.address}/faqs`)
    host.slowDown(3_600_000)
    await page.reload({ waitUntil: 'commit' })
    await expect(title(page)).toBeVisible()
  })

  test('FIND-9 is not read from the device where a page has been withdrawn', async ({ page }) => {
    await using host = await startOwnHost()
    await openAndKeep(page, `${host.address}/faqs`)
    rmSync(path.join(host.folder, 'faqs.html'))
    await page.reload()
    await expect.poll(() => kept(page)).not.toContain('/faqs')
    expect(await kept(page)).toContain('/law/vat-law')
  })
})

test('FIND-6 FIND-9 a copy that is older than the content is brought up to date', async ({ page, request }) => {
  const [post = ''] = await ids(request, 'news')
  const address = `/rest/v1/news?id=eq.${post}`
  await openAndKeep(page, `/news/${post}`)
  const data = { summary: 'Changed since it was kept.' }
  await request.patch(address, { headers: { apikey: LOCAL_SECRET_KEY }, data })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-came', /./)
  await expect(page.getByRole('main').getByText('Changed since it was kept.')).toBeVisible()
})

test.describe('FIND-9 a new release', () => {
  const offer = (page: Page) => bar(page).getByText('A new version of this site is ready.')
  const update = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

  test('FIND-9 is offered, and not forced into a form that is being filled', async ({ page }) => {
    await using host = await startOwnHost()
    await openAndKeep(page, `${host.address}/contact`)
    const message = page.getByLabel('Message')
    await message.fill('What I wanted to ask')
    host.release()
    await update(page)
    await expect(offer(page)).toBeVisible()
    await bar(page).getByRole('button', { name: 'Reload' }).click()
    await expect(bar(page)).toContainText('what you have typed and not sent is lost')
    await expect(message).toHaveValue('What I wanted to ask')
    await bar(page).getByRole('button', { name: 'Later' }).click()
    await expect(bar(page)).toHaveText('')
    await expect(message).toHaveValue('What I wanted to ask')
  })

  test('FIND-9 is used when the reader says so', async ({ page }) => {
    await using host = await startOwnHost()
    await openAndKeep(page, `${host.address}/rulings`)
    host.release()
    await update(page)
    const loaded = page.waitForEvent('load')
    await bar(page).getByRole('button', { name: 'Reload' }).click()
    await loaded
    await expect(title(page)).toBeVisible()
    await expect.poll(() => precached(page)).toEqual([expect.stringContaining('next-index')])
    await expect(offer(page)).toHaveCount(0)
  })

  /** The scripts that start the site, of the releases that the browser keeps. */
  const precached = (page: Page) =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((key) => key.includes('precache')) ?? ''
      const keys = await (await caches.open(name)).keys()
      return keys.map(({ url }) => url).filter((url) => /\/(next-)?index-[\w-]+\.js/.test(url))
    })
})

test.describe('FIND-9 where nothing can be kept', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('FIND-9 one setting removes all that was kept, and the page stays', async ({ page }) => {
    await using host = await startOwnHost()
    await openAndKeep(page, `${host.address}/contact`)
    await page.getByLabel('Message').fill('What I wanted to ask')
    await writeWorker(host.folder, {}, { isOff: true })
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
    await expect(page.getByLabel('Message')).toHaveValue('What I wanted to ask')
  })

  for (const [name, hinder] of Object.entries({
    'no room on the device': async (page: Page, address: string) => {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Storage.overrideQuotaForOrigin', { origin: address, quotaSize: 1000 })
    },
    'a private window without service workers': (page: Page) =>
      page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')),
    'a worker that does not come': (page: Page) => page.context().route('**/sw.js', (route) => route.abort()),
  })) {
    test(`FIND-9 the site works with ${name}`, async ({ page }) => {
      await using host = await startOwnHost()
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      await hinder(page, host.address)
      await page.goto(`${host.address}/rulings`)
      await page
        .getByRole('region', { name: /^List of/ })
        .getByRole('link')
        .first()
        .waitFor()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click()
      await expect(title(page)).toHaveText('Get in Touch')
      expect(faults).toEqual([])
    })
  }
})

test('FIND-9 the site can be installed', async ({ page }) => {
  await page.goto('/')
  const devtools = await page.context().newCDPSession(page)
  const { url, errors } = await devtools.send('Page.getAppManifest')
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []])
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // Playwright's windows are private ones
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})
