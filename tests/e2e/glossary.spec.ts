import { expect } from '@playwright/test'
import { expectArrival, main, open } from './page.ts'
import { test } from './test.ts'

test('TERM-1 TERM-3 a term is found by another spelling, read in the glossary, and leads to its section', async ({
  page,
}) => {
  await page.goto('/search?q=ossek%20patoor')
  await main(page).getByRole('link', { name: 'exempt dealer', exact: true }).first().click()
  const entry = main(page).locator('article[data-named]')
  await expect(entry).toBeInViewport()
  await expect(entry).toContainText('עוסק פטור')
  await entry.getByRole('link', { name: 'section 59' }).click()
  await expectArrival(page, /^59/)
})

test('TERM-1 at 320 to 1920 px nothing is wider than the page, and letters are as large as a thumb', async ({
  page,
}) => {
  for (const width of [320, 390, 800, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    for (const address of ['/glossary', '/glossary/hebrew']) {
      await open(page, address)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${address} at ${width}`).toBe(width)
    }
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/glossary')
  const letter = await main(page).getByRole('link', { name: 'Z', exact: true }).boundingBox()
  expect(letter!.height).toBeGreaterThanOrEqual(44)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('TERM-1 the terms stand in the page by both scripts, and their letters lead to them', async ({ page }) => {
    await page.goto('/glossary')
    await expect(main(page).getByRole('heading', { level: 3 })).toHaveCount(48)
    await main(page).getByRole('link', { name: 'Z', exact: true }).click()
    await expect(main(page).getByRole('heading', { level: 3, name: 'zero rate' })).toBeInViewport()
    await main(page).getByRole('link', { name: 'א', exact: true }).click()
    await expect(page).toHaveURL(/\/glossary\/hebrew#/)
    await expect(main(page).getByRole('heading', { level: 3, name: 'איחוד עוסקים' })).toBeInViewport()
  })
})
