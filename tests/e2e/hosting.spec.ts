import { expect } from '@playwright/test'
import { scriptWith } from './script-with.ts'
import { test } from './stored-rows.ts'

test('FIND-8 a page added after the build is loaded once more when its scripts are of a former release', async ({
  page,
  store,
}) => {
  const post = { title: 'Between two releases', date: '1970-01-04', category: 'Updates', summary: 'In short.' }
  const id = await store('news', { ...post, content: '<p>Words.</p>' })
  let isGone = true
  await page.route(`**${scriptWith('Related Sections')}`, (route) => {
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
