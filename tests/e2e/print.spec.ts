import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './test.ts'

const main = (page: Page) => page.getByRole('main')

test('READ-9 in print what cites a section is named whole, on the edge of its text', async ({ page }) => {
  await page.goto('/law/vat-law/30')
  const citing = main(page).getByRole('region', { name: 'Cited by' })
  const cut = citing.locator('.line-clamp-2')
  await expect(cut.first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 640, height: 900 })
  await expect(citing.getByRole('link').first()).toBeVisible()
  await expect(cut.filter({ visible: true })).toHaveCount(0)
  const edges = (place: Locator) =>
    place.evaluate((each) => {
      const { left, right } = each.getBoundingClientRect()
      return [left, right]
    })
  expect(await edges(citing)).toEqual(await edges(main(page).locator('.statute')))
})

test('READ-9 in print the day of the last edit does not stand on a page of its own', async ({ page }) => {
  await page.goto('/decisions')
  const address = await main(page).getByRole('article').first().getByRole('link').first().getAttribute('href')
  await page.goto(`/pack?text=${address?.slice(1)}`)
  await page.emulateMedia({ media: 'print' })
  await expect(
    main(page)
      .getByRole('article')
      .getByText(/^Last updated /),
  ).toHaveCSS('break-before', 'avoid')
})
