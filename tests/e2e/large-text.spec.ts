import { expect } from '@playwright/test'
import { test } from './test.ts'

for (const path of ['/', '/law/vat-law', '/search?q=invoice', '/rulings/:first', '/decisions/:first']) {
  test(`SHELL-7 ACC-5 with letters twice as large ${path} fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.goto(path.replace('/:first', ''))
    const main = page.getByRole('main')
    if (path.endsWith('/:first')) {
      await main.getByRole('article').first().getByRole('heading', { level: 3 }).getByRole('link').click()
      await expect(main.getByRole('button', { name: 'Copy citation' })).toBeVisible()
    }
    await expect(main.getByRole('link').or(main.getByRole('button')).nth(8)).toBeVisible()
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
