import { expect } from '@playwright/test'
import { titleOf } from './page.ts'
import { scriptWith } from './script-with.ts'
import { test } from './stored-rows.ts'

const ENTRY = '**/assets/index-*.js'
const gone = { status: 404, body: 'Not found' }

test('FIND-8 a page whose scripts are of a former release is loaded once more, but not again and again, nor where something was typed', async ({
  context,
  store,
}) => {
  // Each is a visit of its own: what was tried is known for the visit, which is a tab's.
  const post = { title: 'Between two releases', date: '1970-01-04', category: 'Updates', summary: 'In short.' }
  const id = await store('news', { ...post, content: '<p>Words.</p>' })
  for (const [address, script] of [
    // added after the build
    [`/news/${id}`, `**${scriptWith('Related Sections')}`],
    ['/rulings', ENTRY],
    ['/nowhere', ENTRY],
  ] as const) {
    await test.step(address, async () => {
      const page = await context.newPage()
      let isGone = true
      await page.route(script, (route) => {
        const answer = isGone ? route.fulfill(gone) : route.continue()
        isGone = false
        return answer
      })
      await page.goto(address)
      await expect(titleOf(page)).toBeVisible()
      expect(isGone).toBe(false)
      if (address.includes(id)) await expect(titleOf(page)).toHaveText(post.title)
    })
  }

  await test.step('it stays away', async () => {
    const page = await context.newPage()
    const loads: string[] = []
    const tried: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
    page.on('request', (request) => /index-[^/]*\.js$/.test(request.url()) && tried.push(request.url()))
    await page.route(ENTRY, (route) => route.fulfill(gone))
    await page.goto('/rulings?q=tourists', { waitUntil: 'commit' })
    // Shown as it is: the last thing that is done for a page whose scripts are away.
    await expect(titleOf(page)).toBeVisible()
    expect(tried).toHaveLength(2)
    expect(loads).toHaveLength(2)
  })

  await test.step('an address was typed meanwhile, which stays in its field', async () => {
    const page = await context.newPage()
    const { promise: isTyped, resolve: haveTyped } = Promise.withResolvers<void>()
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
    const lost = page.waitForResponse(ENTRY)
    await page.route(ENTRY, async (route) => {
      await isTyped
      await route.fulfill(gone)
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
})
