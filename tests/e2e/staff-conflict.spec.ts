import { expect, type Page } from '@playwright/test'
import { expectNoFaultsAtAnySize } from './axe.ts'
import { choose, openAsStaff, row, save, write } from './staff.ts'
import { test } from './test.ts'

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' })

/** Adds a post, opens it in two windows, saves it in the other one and tries to save it in the first, by the keyboard. */
async function meetSomebodyElse(page: Page, title: string) {
  await openAsStaff(page, '/admin/news')
  await page.getByRole('button', { name: 'Add news post' }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Category (required)').selectOption('Updates')
  await page.getByLabel('Summary').fill('What it says in short.')
  await write(page, 'Content', 'Look at https://example.com/rates first.')
  await save(page)
  const other = await page.context().newPage()
  for (const editor of [page, other]) {
    await editor.goto(`/admin/news?q=${encodeURIComponent(title)}`)
    await choose(row(editor, title), 'Edit')
    await expect(content(editor)).toContainText('first.')
  }
  await write(other, 'Content', 'Theirs. ')
  await save(other)
  await other.close()
  await page.bringToFront()
  await write(page, 'Content', 'Mine. ')
  await page.keyboard.press('Control+Enter')
  const conflict = page.getByRole('alertdialog', { name: 'Two versions of this news post' })
  await expect(conflict).toContainText('Theirs. Look at')
  return conflict
}

test('MEND-A3 ADM-11 STAFF-4 a conflict by the keyboard alone: back, again, and each difference from either side', async ({
  page,
}) => {
  const conflict = await meetSomebodyElse(page, 'Chosen by keys')
  await test.step('the safe way has the focus, and the next save asks again', async () => {
    await expect(conflict.getByRole('button', { name: 'Back to my text' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(conflict).toHaveCount(0)
    await expect(content(page)).toContainText('Mine. Look at')
    await page.keyboard.press('Control+Enter')
    await expect(conflict.getByRole('button', { name: 'Back to my text' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(conflict).toHaveCount(0)
    await page.keyboard.press('Control+Enter')
    await expect(conflict).toBeVisible()
  })

  await test.step('on a phone the sides stack above two buttons', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const [theirs, mine] = [conflict.getByText('Theirs', { exact: true }), conflict.getByText('Mine', { exact: true })]
    await expect(async () => {
      const [above, below] = [await theirs.boundingBox(), await mine.boundingBox()]
      expect(above?.x).toBe(below?.x)
      expect(above?.y).toBeLessThan(below?.y ?? 0)
    }).toPass()
    await expect(conflict.getByRole('button', { name: 'Preview the result' })).toBeHidden()
    await expect(conflict.getByRole('button', { name: 'Save the result' })).toBeInViewport()
  })

  await test.step('with letters twice as large the buttons stand one above the other', async () => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    for (const name of ['Back to my text', 'Save the result']) {
      await expect(async () => {
        const box = await conflict.getByRole('button', { name }).boundingBox()
        expect(box && box.x >= 0 && box.x + box.width).toBeLessThanOrEqual(390)
      }).toPass()
    }
    expect(await conflict.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  })

  await page.keyboard.press('j')
  await page.keyboard.press('2')
  await expect(conflict.getByRole('radio', { name: /^Mine/ })).toBeChecked()
  await expectNoFaultsAtAnySize(page)
  await conflict.getByRole('button', { name: 'Save the result' }).press('Enter')
  await expect(conflict).toHaveCount(0)
  await page.goto('/news')
  await page.getByRole('link', { name: 'Chosen by keys', exact: true }).click()
  await expect(page.getByRole('main').locator('.prose').first()).toHaveText(/^Mine\. Look at/)
})
