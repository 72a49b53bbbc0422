import { expect } from '@playwright/test'
import { setLetters } from './looks.ts'
import { main, open } from './page.ts'
import { test } from './test.ts'

test('ACC-5 with letters twice as large the header of a phone is whole, and leaves room for the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await setLetters(page, 32)
  await open(page, '/rulings')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  for (const crumb of await crumbs.all()) expect((await crumb.boundingBox())!.width).toBeGreaterThan(32)
  const header = page.getByRole('banner')
  await expect(async () => {
    const bar = (await header.boundingBox())!
    const name = (await header.getByRole('link', { name: 'Israel VAT Guide' }).boundingBox())!
    // its words are not broken
    expect(bar.height).toBeLessThan(844 / 3)
    expect(name.y).toBeGreaterThanOrEqual(bar.y)
    expect(name.y + name.height).toBeLessThanOrEqual(bar.y + bar.height)
  }).toPass()
})

test('ACC-5 with large letters on a phone the search in the law has room for what is typed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/law/vat-law')
  const box = main(page).getByRole('searchbox')
  await box.fill('representative')
  for (const [letters, size] of [
    [32, ''],
    [24, 'larger'],
    [16, 'larger'],
  ] as const) {
    await setLetters(page, letters)
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-size', chosen), size)
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
