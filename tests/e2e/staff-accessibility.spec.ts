import { expect, type Locator } from '@playwright/test'
import { expectNoFaultsAtAnySize, findAnyFault, findFaults } from './axe.ts'
import { expectWhole, titleOf } from './page.ts'
import { choose, openAsStaff, row, write } from './staff.ts'
import { test } from './test.ts'

const SCREENS = [
  ['/admin', 'Dashboard'],
  ['/admin/chapters?edit=new', 'Chapters & Sections'],
  ['/admin/rulings', 'Rulings'],
  ['/admin/rulings?edit=new', 'Add a ruling'],
  ['/admin/rulings?view=bring-in', 'Bring in from a file'],
  ['/admin/faqs', 'FAQs'],
  ['/admin/messages', 'Messages'],
  ['/admin/subscribers', 'Subscribers'],
  ['/admin/amounts', 'Rates & Amounts'],
  ['/admin/glossary', 'Glossary'],
  ['/admin/synonyms', 'Synonyms'],
  ['/admin/deadlines', 'Deadlines'],
  ['/admin/dead-links', 'Dead Links'],
  ['/admin/account', 'Your account'],
] as const

for (const [address, heading] of SCREENS) {
  test(`PAGE-3 axe finds nothing on ${address}`, async ({ page }) => {
    await openAsStaff(page, address)
    await expect(titleOf(page)).toHaveText(heading)
    await expectWhole(page)
    await expectNoFaultsAtAnySize(page)
  })
}

test('PAGE-3 axe finds nothing in the sections of a chapter, a history, and a question', async ({ page }) => {
  await openAsStaff(page, '/admin/chapters')
  const chapter = row(page, 'Definitions')
  await chapter.getByRole('button', { name: 'Sections' }).click()
  await choose(chapter, 'History')
  await expect(page.getByRole('region', { name: 'List of sections' })).toBeVisible()
  await expectWhole(page)
  await expectNoFaultsAtAnySize(page)
  await choose(chapter, 'Delete')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  expect(await findFaults(page)).toEqual([])
})

test('STAFF-1 PAGE-3 axe finds nothing in the menu that adds, which lies over all else on a small screen', async ({
  page,
}) => {
  await openAsStaff(page, '/admin')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Chapter', exact: true })).toBeFocused()
  await expectNoFaultsAtAnySize(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const last = page.getByRole('menuitem', { name: 'File…' })
  await expect.poll(() => last.evaluate((item) => item.contains(document.elementFromPoint(195, 820)))).toBe(true)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Files (required)')).toBeFocused()
})

test('PAGE-3 axe finds nothing on the page of sign-in', async ({ page }) => {
  await page.goto('/admin/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('link', { name: 'Email is required' })).toBeVisible()
  await expectNoFaultsAtAnySize(page)
})

test('PAGE-3 axe finds nothing in the open menu of a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAsStaff(page, '/admin/rulings')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible()
  expect(await findFaults(page)).toEqual([])
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

/** How an element is told from others where colours are the system's own: lines around it, its weight, what underlines it. */
const lines = (place: Locator) =>
  place.evaluate((element) => {
    const { borderWidth, borderStyle, outlineStyle, outlineWidth, fontWeight, textDecorationLine } =
      getComputedStyle(element)
    return [
      borderWidth,
      borderStyle,
      outlineStyle,
      outlineStyle === 'none' || outlineWidth,
      fontWeight,
      textDecorationLine,
    ]
  })

test('ACC-3 in forced colours the current screen, pressed tools and the borders of buttons are seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openAsStaff(page, '/admin/news?edit=new')
  const menu = page.getByRole('navigation', { name: 'Admin' })
  const current = menu.getByRole('link', { name: 'News' })
  await expect(current).toHaveAttribute('aria-current', 'page')
  expect(await lines(current)).not.toEqual(await lines(menu.getByRole('link', { name: 'Rulings' })))
  for (const name of ['Publish', 'Save draft']) {
    const button = page.getByRole('button', { name, exact: true }).first()
    await expect(button).toHaveCSS('border-top-style', 'solid')
    await expect(button).not.toHaveCSS('border-top-width', '0px')
  }
  await write(page, 'Content', 'Bold words')
  await page.keyboard.press('Control+B')
  const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })
  await expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true')
  expect(await lines(tool('Bold'))).not.toEqual(await lines(tool('Italic')))
  await tool('Table').click()
  const table = page.getByRole('group', { name: 'Table' })
  await table.getByRole('button', { name: 'Insert table' }).click()
  const header = table.getByRole('button', { name: 'Header row' })
  await expect(header).toHaveAttribute('aria-pressed', 'true')
  expect(await lines(header)).not.toEqual(await lines(table.getByRole('button', { name: 'Row above' })))
})

test('ACC-1 axe finds nothing in a text with a new table', async ({ page }) => {
  await openAsStaff(page, '/admin/news?edit=new')
  await write(page, 'Content', 'Rates')
  await page.getByRole('toolbar').getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByRole('group', { name: 'Table' }).getByRole('button', { name: 'Insert table' }).click()
  await expect(page.getByRole('textbox', { name: 'Content' }).getByRole('table')).toBeVisible()
  expect(await findAnyFault(page, '[role=textbox]')).toEqual([])
})
