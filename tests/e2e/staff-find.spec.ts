import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoFaultsAtAnySize } from './axe.ts'
import { openAsStaff, row } from './staff.ts'
import { test } from './test.ts'

/** Goes to a button by the Tab key, and presses it. */
async function pressByTab(page: Page, button: Locator): Promise<void> {
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  const isThere = () => button.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < 80 && !(await isThere()); step++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}

test('READ-8 PAGE-3 finding a row, and the list of keys: axe finds nothing, and the row’s form has the focus', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/news')
  await expect(page.getByRole('region', { name: 'List of news posts' })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await expectNoFaultsAtAnySize(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type('30')
  await expect(page.getByRole('option', { name: /^30\. / })).toBeVisible()
  await expectNoFaultsAtAnySize(page)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title')).toHaveValue(/^30\. /)
  await expect(page.getByLabel('Title')).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('reg 12A')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title')).toHaveValue(/^12A\. /)
  await expect(page.getByLabel('Title')).toBeFocused()
})

test('STAFF-2 many rows by keyboard alone on a small screen: selected, deleted, brought back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAsStaff(page, '/admin/rulings')
  const rows = page.getByRole('rowheader').getByRole('link')
  await expect(rows.first()).toBeVisible()
  const names = await rows.allTextContents()
  await page.keyboard.press('j')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('j')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByText('2 selected')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'of which 2 are selected' })).toBeAttached()
  await expectNoFaultsAtAnySize(page)
  await page.setViewportSize({ width: 390, height: 844 })

  await pressByTab(page, page.getByRole('button', { name: 'Delete…' }))
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  // What cites them comes between.
  await pressByTab(page, question.getByRole('button', { name: 'Delete' }))
  await expect(page.getByText('2 rulings deleted')).toBeVisible()
  await expect(page.getByRole('region', { name: 'List of rulings' })).toBeFocused()
  // in a notice at the end of the page
  await page.getByRole('button', { name: /^Undo/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Undone')).toBeVisible()
  await expect(page.getByRole('region', { name: 'List of rulings' })).toBeFocused()
  await expect(row(page, names[0] ?? '')).toBeVisible()
})
