import { expect, type Page } from '@playwright/test'
import { expectNoFaultsAtAnySize } from './axe.ts'
import { choose, openAsStaff, row, save } from './staff.ts'
import { test } from './test.ts'

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Writes into the content from its beginning, by the keyboard alone. */
async function write(page: Page, text: string): Promise<void> {
  await content(page).focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type(text)
}

/** Adds a post, opens it in two windows, saves it in the other one and tries to save it in the first, by the keyboard. */
async function meetSomebodyElse(page: Page, title: string) {
  await openAsStaff(page, '/admin/news')
  await page.getByRole('button', { name: 'Add news post' }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Category', { exact: true }).selectOption('Updates')
  await page.getByLabel('Summary').fill('What it says in short.')
  await write(page, 'Look at https://example.com/rates first.')
  await save(page)
  const other = await page.context().newPage()
  for (const editor of [page, other]) {
    await editor.goto(`/admin/news?q=${encodeURIComponent(title)}`)
    await choose(row(editor, title), 'Edit')
    await expect(content(editor)).toContainText('first.')
  }
  await write(other, 'Theirs. ')
  await save(other)
  await other.close()
  await page.bringToFront()
  await write(page, 'Mine. ')
  await page.keyboard.press('Control+s')
  const conflict = page.getByRole('alertdialog', { name: 'Somebody else has changed this news post meanwhile' })
  await expect(conflict).toContainText('Theirs. Look at')
  return conflict
}

test('MEND-A3 ADM-11 Enter in the question about two versions keeps what was typed; Escape too, and asks again', async ({
  page,
}) => {
  test.slow()
  const conflict = await meetSomebodyElse(page, 'Kept by Enter')
  await expect(conflict.getByRole('button', { name: 'Keep editing mine' })).toBeFocused()
  await expectNoFaultsAtAnySize(page)
  await page.keyboard.press('Escape')
  await expect(conflict).toHaveCount(0)
  await expect(content(page)).toContainText('Mine. Look at')
  await page.keyboard.press('Control+s')
  await expect(conflict.getByRole('button', { name: 'Keep editing mine' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(conflict).toHaveCount(0)
  await expect(content(page)).toContainText('Mine. Look at')
  await page.keyboard.press('Control+s')
  await expect(content(page)).toHaveCount(0)
  await choose(row(page, 'Kept by Enter'), 'History')
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(2)
})

test('MEND-A3 ADM-11 taking theirs is undone by the keyboard, also after a reload', async ({ page }) => {
  test.slow()
  const conflict = await meetSomebodyElse(page, 'Taken and brought back')
  await page.keyboard.press('Shift+Tab')
  await expect(conflict.getByRole('button', { name: 'Take theirs' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(content(page)).toHaveText(/^Theirs\. Look at/)
  await expect(button(page, 'Bring back what I typed')).toBeFocused()
  await expect(button(page, 'Bring back what I typed')).toBeInViewport()
  await expectNoFaultsAtAnySize(page)

  await test.step('what is typed into theirs drops neither', async () => {
    await write(page, 'With a remark. ')
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).some((draft) => /With a remark\. /.test(draft))))
      .toBe(true)
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByRole('button', { name: 'Continue with it' }).press('Enter')
    await expect(content(page)).toHaveText(/^With a remark\. Theirs\. Look at/)
  })

  await expect(button(page, 'Bring back what I typed')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(content(page)).toHaveText(/^Mine\. Look at/)
  await page.keyboard.press('Control+s')
  await expect(content(page)).toHaveCount(0)
  await page.goto('/news')
  await page.getByRole('link', { name: 'Taken and brought back', exact: true }).click()
  await expect(page.getByRole('main').locator('.prose').first()).toHaveText(/^Mine\. Look at/)
})
