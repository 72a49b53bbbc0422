import { expect } from '@playwright/test'
import { expectArrival, main, open } from './page.ts'
import { test } from './test.ts'

test('TERM-1 TERM-3 a term is found by another spelling, read in the glossary, and leads to its section; no list is wider than the page', async ({
  page,
}) => {
  await page.goto('/search?q=ossek%20patoor')
  await main(page).getByRole('link', { name: 'exempt dealer', exact: true }).first().click()
  const entry = main(page).locator('article[data-named]')
  await expect(entry).toBeInViewport()
  await expect(entry).toContainText('עוסק פטור')
  await entry.getByRole('link', { name: 'section 59' }).click()
  await expectArrival(page, /^§ 59\. /)

  for (const address of ['/glossary/hebrew', '/glossary']) {
    await open(page, address)
    for (const width of [1920, 1440, 800, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${address} at ${width}`).toBe(width)
    }
  }
  // as large as a thumb
  const letter = await main(page).getByRole('link', { name: 'Z', exact: true }).boundingBox()
  expect(letter?.height).toBeGreaterThanOrEqual(44)
})
