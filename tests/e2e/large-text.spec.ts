import { type CDPSession, expect, type Page } from '@playwright/test'
import { addressOf, expectWhole, main, open } from './page.ts'
import { openAsStaff } from './staff.ts'
import { test } from './stored-rows.ts'

/** A page of every kind, with what it shows when asked. */
const PAGES = [
  ...['/', '/law/vat-law', '/law/vat-law?on=2024-06-30', '/law/vat-law?on=2024-06-30&with=today', '/law/vat-law?on='],
  ...['/law/vat-law/2', '/law/vat-law/2?on=2024-06-30', '/law/vat-law/2?on=2024-06-30&with=today'],
  ...['/rulings', '/rulings/:id', '/decisions/:id', '/news/:id', '/faqs', '/guides', '/changes', '/search?q=invoice'],
  ...['/amounts', '/which-rate?deal=service&paid=2025-01-15', '/allocation-number', '/deadlines?period=2026-11'],
  ...['/glossary', '/glossary/hebrew', '/pack?text=law/vat-law/30', '/contact', '/privacy', '/open-data', '/offline'],
]

/** The screens of staff; of a law with a day to come. */
const SCREENS = [
  ...['', '/chapters', '/rulings', '/rulings?edit=new', '/faqs', '/guides', '/messages', '/files', '/amendments'],
  ...['/amendments?edit=new', '/bring-in', '/calendar', '/subscribers', '/glossary', '/deadlines', '/amounts'],
  ...['/dead-links', '/synonyms', '/account'],
]

/** Nothing is wider than a phone, with letters twice as large as usual and on the narrowest with those of 24 px. */
async function expectToFit(page: Page, browser: CDPSession): Promise<void> {
  for (const [width, letters] of [
    [320, 24],
    [390, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
}

test('SHELL-7 ACC-5 with letters twice as large every kind of page fits a phone', async ({ page, request }) => {
  const browser = await page.context().newCDPSession(page)
  for (const path of PAGES) {
    await test.step(path, async () => {
      await open(page, await addressOf(request, path))
      await expectToFit(page, browser)
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

test('ACC-5 with letters twice as large every screen of staff’s fits a phone, a law turned to another day too', async ({
  page,
  store,
}) => {
  const browser = await page.context().newCDPSession(page)
  await store('amendments', { title: 'Quokka order', day: '2099-09-30' })
  await openAsStaff(page, '/admin')
  for (const screen of SCREENS) {
    await test.step(screen, async () => {
      await page.goto(`/admin${screen}`)
      await expectWhole(page)
      await expectToFit(page, browser)
    })
  }
  await page.goto('/admin/chapters')
  await page.getByRole('button', { name: '30 September 2099' }).click()
  await expect(main(page).getByText('The law of 30 September 2099.')).toBeVisible()
  await expectToFit(page, browser)
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
