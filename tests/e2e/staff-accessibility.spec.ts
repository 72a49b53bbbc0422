import { expect } from '@playwright/test'
import { RULING } from '../support/staff-samples.ts'
import { titleOf } from './page.ts'
import { openAsStaff, storeStaffRows } from './staff.ts'
import { test } from './stored-rows.ts'

const PHONE = { width: 390, height: 844 }

test('STAFF-1 the menu that adds lies over all else on a small screen, and leads to the files', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openAsStaff(page, '/admin')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Chapter', exact: true })).toBeFocused()
  const last = page.getByRole('menuitem', { name: 'File…' })
  await expect.poll(() => last.evaluate((item) => item.contains(document.elementFromPoint(195, 820)))).toBe(true)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Files (required)')).toBeFocused()
})

test('ACC-1 the page of sign-in begins with a link to its content', async ({ page }) => {
  await page.goto('/admin/login')
  await expect(titleOf(page)).toBeVisible()
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('ACC-3 in forced colours the borders of buttons are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openAsStaff(page, '/admin/news?edit=new')
  for (const name of ['Publish', 'Save draft']) {
    const button = page.getByRole('button', { name, exact: true }).first()
    await expect(button).toHaveCSS('border-top-style', 'solid')
    await expect(button).not.toHaveCSS('border-top-width', '0px')
  }
})

test('SHELL-6 ACC-2 the window’s title names what is open, and the list again when it is closed', async ({ page }) => {
  await openAsStaff(page, '/admin/rulings')
  await page.getByRole('button', { name: 'Add ruling' }).click()
  await expect(page).toHaveTitle(/^New ruling – /)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveTitle(/^Rulings – /)
  await page
    .getByRole('rowheader')
    .getByRole('link', { name: /Kasuto/ })
    .click()
  await expect(page).toHaveTitle(/^Ruling Kasuto .* – Admin – /)
})

test('STAFF-1 STAFF-2 on a phone the dashboard begins with new messages, and a row has one menu that ends with Delete in red', async ({
  page,
  store,
}) => {
  await storeStaffRows(store)
  await page.setViewportSize(PHONE)
  await openAsStaff(page, '/admin')
  const message = page.getByRole('region', { name: 'New messages' }).getByRole('listitem').first()
  await expect(message).toBeInViewport({ ratio: 1 })
  await page.goto('/admin/rulings')
  const line = page.getByRole('row', { name: RULING })
  await expect(line.getByRole('button')).toHaveCount(1)
  await line.getByRole('button').click()
  const items = page.getByRole('menu').getByRole('menuitem')
  await expect(items.last()).toHaveText(/^Delete/)
  const colours = await items.evaluateAll((all) => all.map((item) => getComputedStyle(item).color))
  expect(new Set(colours.slice(0, -1)).size).toBe(1)
  expect(colours[0]).not.toBe(colours.at(-1))
})
