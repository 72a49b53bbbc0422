import { expect, type Page } from '@playwright/test'
import { expectArrival } from './page.ts'
import { test } from './test.ts'

const header = (page: Page) => page.getByRole('banner')
const box = (page: Page) => header(page).getByRole('combobox', { name: 'Search the site' })
const options = (page: Page) => header(page).getByRole('listbox', { name: 'Search results' }).getByRole('option')
const zeroRate = (page: Page) => page.getByRole('article', { name: '30. Zero-rated transactions' })

test('SEARCH-1 SEARCH-2 a section is found and opened by keys alone, and all results are narrowed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/contact')
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('zero-rated transactions')
  await expect(options(page)).toHaveCount(6)
  await expect(options(page).last()).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(options(page).first()).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/law\/vat-law#/)
  await expect(zeroRate(page)).toBeInViewport()

  await box(page).fill('invoice')
  await page.keyboard.press('Enter')
  await expectArrival(page, 'Search')
  await expect(page).toHaveURL('/search?q=invoice')
  await page
    .getByRole('navigation', { name: 'Type of result' })
    .getByRole('link', { name: /^News / })
    .press('Enter')
  await expect(page).toHaveURL('/search?q=invoice&type=news')
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results).toBeFocused()
  const from = page.getByRole('combobox', { name: 'From year' })
  await from.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/\/search\?q=invoice&type=news&from=\d{4}$/)
  await expect(from).toBeFocused()
  await expect(results).toHaveAttribute('aria-busy', 'false')
  await page.goBack()
  await expect(page).toHaveURL('/search?q=invoice&type=news')
  await expect(from).toHaveValue('')
})

test('SEARCH-1 READ-8 on a phone a button or a key opens the box, Escape closes it, and a tap opens a hit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  await expect(box(page)).toBeHidden()
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(box(page)).toBeHidden()
  const toggle = header(page).getByRole('button', { name: 'Open search' })
  await expect(toggle).toBeFocused()
  await toggle.click()
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('zero-rated transactions')
  await expect(options(page)).toHaveCount(6)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await options(page).first().click()
  await expect(zeroRate(page)).toBeInViewport()
  await expect(box(page)).toBeHidden()
})
