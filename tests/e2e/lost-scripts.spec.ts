import { expect, type Page } from '@playwright/test'
import { test } from './stored-rows.ts'

const LOST = 'A part of this page could not be loaded. Please reload the page.'

/** The host answers for pages and styles, and for no script. */
async function takeScripts(page: Page): Promise<void> {
  await page.route(/\.js$/, (route) => route.abort())
}

/** Opens a page, and waits until its scripts are known to be lost: former-release.js is the last that is asked for. */
async function openWithoutScripts(page: Page, address: string): Promise<void> {
  await takeScripts(page)
  const isAskedFor = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/former-release.js'))
  await page.goto(address, { waitUntil: 'load' })
  await isAskedFor
}

test('FIND-6 SEARCH-1 what is searched for while the scripts are away is found once they are back', async ({
  page,
}) => {
  await openWithoutScripts(page, '/')
  const box = page.getByRole('main').getByRole('combobox')
  await box.fill('export of services')
  await page.unroute(/\.js$/)
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=export\+of\+services$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.getByText(LOST)).toHaveCount(0)
})

for (const address of ['/search?q=export', '/rulings?q=tourists', '/nowhere']) {
  test(`FIND-6 ${address} says that it could not be loaded, and shows no other address's text`, async ({ page }) => {
    await openWithoutScripts(page, address)
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(LOST)
    await expect(page.getByRole('main')).toBeHidden()
  })
}

test('FIND-6 a page whose scripts are away is read as it is, until somebody uses what needs them', async ({ page }) => {
  await openWithoutScripts(page, '/rulings')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(LOST)).toHaveCount(0)
  await page.getByRole('main').getByRole('searchbox').pressSequentially('t')
  await expect(page.getByText(LOST)).toBeVisible()
})

test('FIND-6 a button that is pressed before it is known that the scripts are away says so too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await promise
    await route.abort()
  })
  await page.goto('/law/vat-law', { waitUntil: 'commit' })
  await page.getByRole('button', { name: /menu/i }).click()
  await expect(page.getByText(LOST)).toHaveCount(0)
  resolve()
  await expect(page.getByText(LOST)).toBeVisible()
})
