import { expect } from '@playwright/test'
import { test } from './stored-rows.ts'

test('FIND-8 an address that leads nowhere says so, with status 404', async ({ page }) => {
  const response = await page.goto('/nowhere')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Page not found')
})

test('FIND-8 what was added after the build is shown, with status 404 until the next one', async ({ page, store }) => {
  const post = { title: 'Added after the build', date: '1970-01-03', category: 'Updates', summary: 'In short.' }
  const id = await store('news', { ...post, content: '<p>Words.</p>' })
  const response = await page.goto(`/news/${id}`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(post.title)
})

test('FIND-8 such a page is loaded once more when its scripts are of a former release', async ({ page, store }) => {
  const post = { title: 'Between two releases', date: '1970-01-04', category: 'Updates', summary: 'In short.' }
  const id = await store('news', { ...post, content: '<p>Words.</p>' })
  let isGone = true
  await page.route('**/assets/item-page-*.js', (route) => {
    const answer = isGone ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue()
    isGone = false
    return answer
  })
  await page.goto(`/news/${id}`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(post.title)
  expect(isGone).toBe(false)
})

for (const address of ['/rulings', '/rulings?q=tourists', '/nowhere']) {
  test(`FIND-8 ${address} is loaded once more when the script that starts it is gone`, async ({ page }) => {
    let isGone = true
    await page.route('**/assets/index-*.js', (route) => {
      const answer = isGone ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue()
      isGone = false
      return answer
    })
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('FIND-8 and not again and again when it stays away', async ({ page }) => {
  const loads: string[] = []
  const tried: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  page.on('request', (request) => /index-[^/]*\.js$/.test(request.url()) && tried.push(request.url()))
  await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto('/rulings?q=tourists', { waitUntil: 'commit' })
  // Shown as it is: the last thing that is done for a page whose scripts are away.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  expect(tried).toHaveLength(2)
  expect(loads).toHaveLength(2)
})

test('FIND-8 NL-1 nor where an address was typed meanwhile, which stays in its field', async ({ page }) => {
  const { promise: isTyped, resolve: haveTyped } = Promise.withResolvers<void>()
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  const lost = page.waitForResponse('**/assets/index-*.js')
  await page.route('**/assets/index-*.js', async (route) => {
    await isTyped
    await route.fulfill({ status: 404, body: 'Not found' })
  })
  await page.goto('/terms', { waitUntil: 'domcontentloaded' })
  const box = page.getByRole('form', { name: 'Newsletter' })
  await box.getByLabel('Your email').fill('scriptless@example.com')
  await box.getByRole('button', { name: 'Subscribe' }).click()
  haveTyped()
  // The same script once more, and a question: what the page does about the failure comes before.
  const entry = (await lost).url()
  await page.evaluate((address) => import(address).catch(() => fetch('/robots.txt')), entry)
  expect(asked).toContain('GET /robots.txt')
  expect(asked.filter((request) => request.endsWith(' /terms'))).toEqual(['GET /terms'])
  await expect(box.getByLabel('Your email')).toHaveValue('scriptless@example.com')
})

test("FIND-8 staff's addresses are answered by one page, which the app fills", async ({ page }) => {
  const response = await page.goto('/admin/news?row=new')
  expect(response?.status()).toBe(200)
  await expect(page.getByLabel('Password')).toBeVisible()
})

test('FIND-8 an address with a slash at its end leads to the one without', async ({ page }) => {
  await page.goto('/rulings/?page=2')
  await expect(page).toHaveURL(/\/rulings\?page=2$/)
})

test('FIND-8 pages are compressed and asked about anew, scripts are kept for a year', async ({ page }) => {
  const response = await page.goto('/rulings')
  const { 'content-encoding': encoding, 'cache-control': kept, etag = '' } = (await response?.allHeaders()) ?? {}
  expect([encoding, kept]).toEqual(['br', 'public, max-age=0, must-revalidate'])
  expect((await page.request.get('/rulings', { headers: { 'if-none-match': etag } })).status()).toBe(304)
  const script = await page
    .locator('#root')
    .evaluate(() => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'))?.name ?? '')
  expect((await page.request.get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
})
