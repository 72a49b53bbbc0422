import { expect } from '@playwright/test'
import { addressOf, main, open } from './page.ts'
import { test } from './test.ts'

test('SHELL-7 ACC-5 with letters twice as large every kind of page fits a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const path of ['/', '/law/vat-law', '/search?q=invoice', '/rulings/:id', '/decisions/:id']) {
    await test.step(path, async () => {
      await open(page, await addressOf(request, path))
      await expect(main(page).getByRole('link').or(main(page).getByRole('button')).nth(8)).toBeVisible()
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
      for (const crumb of await crumbs.all()) expect((await crumb.boundingBox())!.width).toBeGreaterThan(32)
      const header = page.getByRole('banner')
      await expect(async () => {
        const bar = (await header.boundingBox())!
        const name = (await header.getByRole('link', { name: 'Israel VAT Guide' }).boundingBox())!
        // its words are not broken, and what is above the text leaves room for it
        expect(bar.height).toBeLessThan(844 / 3)
        expect(name.y).toBeGreaterThanOrEqual(bar.y)
        expect(name.y + name.height).toBeLessThanOrEqual(bar.y + bar.height)
      }).toPass()
    })
  }
})
