import { expect, type Locator, type Page } from '@playwright/test'
import { openAsStaff, row } from './staff.ts'
import { test } from './test.ts'

const POST = 'A post by keyboard alone'

/** Presses a button by keyboard. */
async function press(button: Locator): Promise<void> {
  await button.focus()
  await button.press('Enter')
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

test('ADM-4 a news post by keyboard alone: the focus is where the work is, from adding it to bringing it back', async ({
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
})

test('ADM-10 a save that fails leaves the focus on its button', async ({ page }) => {
  await openAsStaff(page, '/admin/faqs?edit=new')
  await page.getByLabel('Name').fill('A category')
  await page.route('**/rest/v1/faq_categories*', (route) => route.abort())
  await press(button(page, 'Save'))
  await expect(page.getByText('Failed to create category')).toBeVisible()
  await expect(button(page, 'Save')).toBeFocused()
})

test('ADM-6 the badge of an FAQ keeps the focus when it was pressed', async ({ page }) => {
  await openAsStaff(page, '/admin/faqs')
  await press(page.getByRole('button', { name: /^FAQs Registration/ }))
  const badge = page.getByRole('region', { name: 'List of FAQs' }).getByRole('button', { name: /abled/ }).first()
  await press(badge)
  await expect(badge).toContainText('Disabled')
  await expect(badge).toBeFocused()
  await badge.press('Enter')
  await expect(badge).toContainText('Enabled')
  await expect(badge).toBeFocused()
})

test('ADM-3 the keyboard goes with a key point that is moved', async ({ page }) => {
  await openAsStaff(page, '/admin/rulings?edit=new')
  for (const [index, point] of ['one', 'two', 'three'].entries()) {
    await press(button(page, 'Add a point'))
    await expect(page.getByLabel(`Key points, ${index + 1}`)).toBeFocused()
    await page.keyboard.type(point)
  }
  await press(button(page, 'Move 3 up'))
  await expect(button(page, 'Move 2 up')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Move 1 up')).toBeFocused()
  await expect(page.getByLabel('Key points, 1')).toHaveValue('three')
  for (const _ of ['three', 'one', 'two']) await press(button(page, 'Remove 1'))
  await expect(button(page, 'Add a point')).toBeFocused()
})

test('ADM-11 a draft that is taken up or dropped leads to the first field', async ({ page }) => {
  await openAsStaff(page, '/admin/rulings?edit=new')
  await page.getByLabel('Title').fill('Half of a ruling')
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('Half of a ruling')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(button(page, 'Continue with it')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(page.getByLabel('Title')).toHaveValue('Half of a ruling')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 640 } })

  test('AUTH-4 the menu lies over the page, scrolls by itself, and Escape closes it from anywhere within', async ({
    page,
  }) => {
    await openAsStaff(page, '/admin/rulings')
    await expect(page.getByRole('table')).toBeVisible()
    const placeOfHeading = () =>
      page.getByRole('heading', { level: 1 }).evaluate((it) => it.getBoundingClientRect().top)
    const before = await placeOfHeading()
    await press(button(page, 'Menu'))
    await expect.poll(placeOfHeading).toBe(before)
    const signOut = page.getByRole('link', { name: 'Sign Out' })
    await expect(signOut).toBeVisible()
    await signOut.focus()
    await expect(signOut).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(signOut).toBeHidden()
    await expect(button(page, 'Menu')).toBeFocused()
  })

  test('PAGE-3 no control that has the focus is hidden by the buttons of its form', async ({ page }) => {
    await openAsStaff(page, '/admin/news?edit=new')
    await expect(page.getByLabel('Title')).toBeFocused()
    for (const label of ['Category (required)', 'Date (required)', 'Summary (required)']) {
      const control = page.getByLabel(label, { exact: true })
      await control.focus()
      await expect(async () => {
        const [bottom, top] = await Promise.all([
          control.evaluate((it) => it.getBoundingClientRect().bottom),
          button(page, 'Publish').evaluate((it) => it.getBoundingClientRect().top),
        ])
        expect(bottom).toBeLessThan(top)
      }).toPass()
    }
  })
})

test('PAGE-3 lists inside of lists have headings of their own level', async ({ page }) => {
  await openAsStaff(page, '/admin/chapters')
  await button(page, 'Sections Definitions').click()
  await row(page, '1. Definitions').getByRole('button', { name: 'Related texts' }).click()
  const heading = (name: string, level: number) => page.getByRole('heading', { name, level, exact: true })
  await expect(heading('Sections', 2)).toBeVisible()
  await expect(heading('Related rulings', 3)).toBeVisible()
  await button(page, 'Add related ruling').click()
  await expect(heading('Add a related ruling', 4)).toBeVisible()

  await page.goto('/admin/faqs')
  await page.getByRole('button', { name: /^FAQs Registration/ }).click()
  await expect(heading('FAQs', 1)).toBeVisible()
  await expect(heading('FAQs', 2)).toBeVisible()
})

test('AUTH-2 an address under /admin that is no screen is said inside of the frame', async ({ page }) => {
  await openAsStaff(page, '/admin/nothing')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})
