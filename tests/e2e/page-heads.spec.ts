import { expect, type Page } from '@playwright/test'
import { expectArrival, open } from './page.ts'
import { test } from './test.ts'

// What the build writes about a page for search engines and link previews must not stay when the reader goes on.

const WRITTEN = 'meta[property], meta[name^=twitter], script[type="application/ld+json"]'
const description = (page: Page) => page.locator('head > meta[name=description]')
const canonical = (page: Page) => page.locator('head > link[rel=canonical]')

/** The app has taken the page over. */
const expectAlive = (page: Page) => expect(page.locator('#page-data')).toHaveCount(0)

test('FIND-3 a page keeps its head when the app takes it over, and gives it up on the way to another; so does one of another address', async ({
  page,
}) => {
  await page.goto('/privacy')
  await expectAlive(page)
  const written = await page.locator(WRITTEN).count()
  expect(written).toBeGreaterThan(5)
  const before = await description(page).getAttribute('content')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy', exact: true }).click()
  await expect(page.locator(WRITTEN)).toHaveCount(written)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click()
  await expectArrival(page, 'Terms of Use')
  await expect(page).toHaveTitle('Terms of Use – Israel VAT Guide')
  await expect(page.locator(WRITTEN)).toHaveCount(0)
  await expect(description(page)).toHaveCount(1)
  await expect(description(page)).not.toHaveAttribute('content', before ?? '')
  await expect(canonical(page)).toHaveCount(1)
  await expect(canonical(page)).toHaveAttribute('href', /\/terms$/)

  await page.goBack()
  await expect(page).toHaveTitle('Privacy Policy – Israel VAT Guide')
  await expect(description(page)).toHaveCount(1)
  await expect(page.locator(WRITTEN)).toHaveCount(0)

  // written for the list without a search
  await open(page, '/rulings?q=tourists')
  await expect(page.locator(WRITTEN)).toHaveCount(0)
  await expect(page.locator('head > title')).toHaveCount(1)
  await expect(description(page)).toHaveCount(1)
  await expect(canonical(page)).toHaveCount(1)
})
