import { expect } from '@playwright/test'
import { findFaults } from './axe.ts'
import { main, open } from './page.ts'
import { test } from './test.ts'

test('PAGE-3 axe finds nothing in the contents that slide over', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/law/vat-law')
  await main(page).getByRole('button', { name: 'Contents' }).click()
  const drawer = page.getByRole('dialog', { name: 'Contents' })
  await drawer.getByRole('button', { name: 'Price' }).click()
  await expect(drawer.getByRole('link', { name: /^7\. / })).toBeVisible()
  expect(await findFaults(page)).toEqual([])
})

test('PAGE-3 axe finds nothing in the open menu and on the skip link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/rulings')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  expect(await findFaults(page)).toEqual([])
})

test("PAGE-3 axe finds nothing in the header's search with hits and without", async ({ page }) => {
  await open(page, '/rulings')
  const box = page.getByRole('combobox', { name: 'Search the site' })
  await box.fill('invoice')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  expect(await findFaults(page)).toEqual([])
  await box.fill('xqzwvk')
  await expect(page.getByRole('banner').getByText('No results found')).toBeVisible()
  expect(await findFaults(page)).toEqual([])
})
