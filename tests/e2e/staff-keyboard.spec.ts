import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoFaultsAtAnySize } from './axe.ts'
import { openAsStaff, row } from './staff.ts'
import { test } from './test.ts'

const POST = 'A post by keyboard alone'

/** Presses a button by keyboard. */
async function press(button: Locator): Promise<void> {
  await button.focus()
  await button.press('Enter')
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

test('ADM-4 READ-8 STAFF-2 PAGE-3 a news post by keyboard alone: the focus is where the work is, from adding it to bringing it back, and to any row', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/news')
  await test.step('the form takes the focus, and says where it is faulty', async () => {
    await press(button(page, 'Add news post'))
    await expect(page.getByLabel('Title')).toBeFocused()
    await press(button(page, 'Publish'))
    await expect(page.getByLabel('Title')).toBeFocused()
  })

  await test.step('closed, it gives the focus back', async () => {
    await press(button(page, 'Cancel'))
    await expect(button(page, 'Add news post')).toBeFocused()
  })

  await test.step('filled in key by key', async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Title')).toBeFocused()
    await page.keyboard.type(POST)
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Summary')).toBeFocused()
    await page.keyboard.type('In short')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: 'Content' })).toBeFocused()
    await page.keyboard.type('At length')
    await page.keyboard.press('Alt+F10')
    await expect(page.getByRole('toolbar').getByRole('button', { name: 'Bold' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('textbox', { name: 'Content' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Category (required)')).toBeFocused()
    await page.keyboard.type('Upd')
  })

  await test.step('a save that fails leaves the focus on its button (ADM-10)', async () => {
    await page.route('**/rest/v1/news*', (route) => route.abort())
    await press(button(page, 'Publish'))
    await expect(page.getByText(/^Failed to create news/)).toBeVisible()
    await expect(button(page, 'Publish')).toBeFocused()
    await page.unroute('**/rest/v1/news*')
    await page.keyboard.press('Control+Enter')
    await expect(button(page, 'Add news post')).toBeFocused()
  })

  await test.step('changed, its row has the focus again', async () => {
    await press(row(page, POST).getByRole('link', { name: POST }))
    await expect(page.getByLabel('Title')).toBeFocused()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(', changed')
    await page.keyboard.press('Control+Enter')
    await expect(row(page, `${POST}, changed`).getByRole('link', { name: POST })).toBeFocused()
  })

  await test.step('Escape takes the question back, and Delete leaves the focus on the list', async () => {
    const actions = row(page, `${POST}, changed`).getByRole('button', { name: /^Actions for/ })
    const askToDelete = async () => {
      await press(actions)
      await expect(page.getByRole('menuitem').first()).toBeFocused()
      await page.keyboard.press('End')
      await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await askToDelete()
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(actions).toBeFocused()
    await askToDelete()
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
    await expect(page.getByText('Nothing on the site cites or uses it.')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'List of news posts' })).toBeFocused()
  })

  await test.step('brought back, the keyboard goes on among what was deleted', async () => {
    await press(page.getByRole('link', { name: 'Deleted news posts' }))
    const deleted = page.getByRole('region', { name: 'Deleted news posts' })
    await press(deleted.getByRole('button', { name: `Restore ${POST}, changed` }))
    await expect(deleted).toBeFocused()
    await press(page.getByRole('link', { name: 'All news posts' }))
    await expect(row(page, `${POST}, changed`)).toBeVisible()
  })

  await test.step('the list of keys, and many rows at once, have no fault of access', async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    await expectNoFaultsAtAnySize(page, false)
    await page.keyboard.press('Escape')
    const rows = page.getByRole('rowheader').getByRole('link')
    for (const place of [0, 1]) {
      await page.keyboard.press('j')
      await expect(rows.nth(place)).toBeFocused()
      await page.keyboard.press('x')
    }
    await expect(page.getByText('2 selected')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'of which 2 are selected' })).toBeAttached()
    await expectNoFaultsAtAnySize(page)
    await page.keyboard.press('Escape')
  })

  await test.step('any row is found, and its form has the focus', async () => {
    await page.getByRole('button', { name: 'Find', exact: true }).press('Enter')
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
})
