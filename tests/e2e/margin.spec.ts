import { expect, type Locator, type Page } from '@playwright/test'
import { expectArrival, main } from './page.ts'
import { test } from './test.ts'

const paragraph = (page: Page, path: string) => page.locator(`[id="s30${path}"]`)
const summary = (page: Page, path: string) => paragraph(page, path).locator('> .margin-note > summary')
const list = (page: Page, path: string) => paragraph(page, path).locator('> .margin-note > dl')
const tops = (page: Page) =>
  page
    .locator('.statute :is(p, li, h2, h3, h4):not([data-note] *)')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top + scrollY)))

for (const address of ['/law/vat-law/30', '/law/vat-law#s30']) {
  test(`TRUE-5 beside a paragraph stands who cites it, and opening it moves nothing (${address})`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1000 })
    await page.goto(address)
    await expect(summary(page, '(a)(5)')).toHaveText(/^\(a\)\(5\) is cited by 4 rulings, \d questions, .*12A$/)
    const [text, note] = [await paragraph(page, '(a)(5)').boundingBox(), await summary(page, '(a)(5)').boundingBox()]
    expect(note!.x).toBeGreaterThan(text!.x + text!.width)
    expect(Math.abs(note!.y - text!.y)).toBeLessThan(16)
    const before = await tops(page)
    await summary(page, '(a)(5)').click()
    await expect(list(page, '(a)(5)').getByRole('link', { name: 'Applause App Quality' })).toBeVisible()
    expect(await tops(page)).toEqual(before)
    await list(page, '(a)(5)').getByRole('link', { name: 'Applause App Quality' }).click()
    await expectArrival(page, /^Applause App Quality/)
  })
}

test('TRUE-5 on a phone it is folded under its paragraph, 44 px high, and read by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/law/vat-law/30#s30(a)(5)')
  await expect(paragraph(page, '(a)(5)')).toBeInViewport()
  const box = await summary(page, '(a)(5)').boundingBox()
  expect(box!.height).toBeGreaterThanOrEqual(44)
  await expect(list(page, '(a)(5)')).toBeHidden()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(summary(page, '(a)(5)')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(list(page, '(a)(5)')).toBeVisible()
  await page.keyboard.press('Tab')
  const first = list(page, '(a)(5)').getByRole('link').first()
  await expect(first).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.keyboard.press('Enter')
  await expectArrival(page)
  await expect(page).toHaveURL(/\/rulings\//)
})

test('TRUE-5 printed, figures lead to notes at the end, and nothing is folded', async ({ page }) => {
  await page.goto('/law/vat-law/30')
  await page.emulateMedia({ media: 'print' })
  await expect(summary(page, '(a)(5)')).toBeHidden()
  const notes = main(page).locator('.printed-notes li')
  const noteOf = async (figure: Locator) => notes.nth(Number(await figure.textContent()) - 1)
  const citing = await noteOf(paragraph(page, '(a)(5)').locator('> sup').last())
  await expect(citing).toBeVisible()
  await expect(citing).toHaveText(/^Cited by rulings: G\.F\.I\. Securities, 2024; Applause App Quality, 2020; /)
  const term = await noteOf(main(page).locator('li:has(> .term:text-is("foreign residents")) > sup'))
  await expect(term).toContainText('Foreign resident: תושב חוץ (toshav hutz). Section 1.')
})

test('TRUE-5 a section that nothing cites has no margin', async ({ page }) => {
  await page.goto('/law/vat-law/147')
  await expect(main(page).locator('.statute')).toBeVisible()
  await expect(main(page).locator('[data-note]')).toHaveCount(0)
})

test('LAW-2 a search in the law marks nothing in the margin', async ({ page }) => {
  await page.goto('/law/vat-law')
  await page.getByPlaceholder('Search in VAT Law...').fill('Applause App')
  await expect(main(page).getByText('Nothing here matches', { exact: false })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('TRUE-5 the margin stands in the page and opens', async ({ page }) => {
    for (const address of ['/law/vat-law/30', '/law/vat-law']) {
      await page.goto(address)
      await summary(page, '(a)(5)').click()
      await expect(list(page, '(a)(5)').getByRole('link', { name: 'Applause App Quality' })).toBeVisible()
    }
  })
})
