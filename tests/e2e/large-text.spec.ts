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

test('ACC-5 with large letters on a phone the search in the law has room for what is typed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const browser = await page.context().newCDPSession(page)
  const box = main(page).getByRole('searchbox')
  for (const [letters, size] of [
    [32, ''],
    [24, 'larger'],
    [16, 'larger'],
  ] as const) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } })
    await open(page, '/law/vat-law')
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-size', chosen), size)
    await box.fill('representative')
    await expect(main(page).getByRole('button', { name: 'Clear search' })).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 600))
    const room = await box.evaluate((field) => field.clientWidth / Number.parseFloat(getComputedStyle(field).fontSize))
    expect(room, `letters of ${letters} px, ${size}`).toBeGreaterThan(5)
  }
})

test('ACC-5 the words in the search box of home are whole at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/')
  const box = main(page).getByRole('combobox')
  const cut = await box.evaluate((field) => {
    if (!(field instanceof HTMLInputElement)) return 'no field'
    field.value = field.placeholder
    return field.scrollWidth > field.clientWidth ? `${field.placeholder} in ${field.clientWidth} px` : ''
  })
  expect(cut).toBe('')
})
