import { expect, type Page } from '@playwright/test'
import { expectArrival } from './page.ts'
import { openAsStaff } from './staff.ts'
import { caretIsTold, test } from './test.ts'

const box = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' })
const tool = (page: Page, name: string) => toolbar(page).getByRole('button', { name, exact: true })
const tableTools = (page: Page) => page.getByRole('group', { name: 'Table' })

/** Presses a key several times. */
async function press(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await page.keyboard.press(key)
}

/** Empties the text, in which the caret is. */
async function empty(page: Page): Promise<void> {
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Backspace')
  await expect(box(page)).toHaveText('')
}

async function insertTable(page: Page): Promise<void> {
  if (await tableTools(page).isHidden()) await tool(page, 'Table').click()
  await tableTools(page).getByRole('button', { name: 'Insert table' }).click()
  await expect(box(page)).toBeFocused()
}

test('ADM-3 a post is written by keys, with tools, lists, a table and Hebrew, saved in haste, and is what readers see', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/news?edit=new')
  await page.getByLabel('Title').fill('Written by hand')
  await page.getByLabel('Category (required)').selectOption('Updates')
  await page.getByLabel('Summary').fill('What it says in short.')
  await box(page).focus()
  await expect(box(page)).toBeFocused()

  await test.step('the tools are reached by Alt and F10, left by Escape, and say what is on', async () => {
    await page.keyboard.type('Heading')
    await page.keyboard.press('Alt+F10')
    await expect(tool(page, 'Bold')).toBeFocused()
    await press(page, 'ArrowRight', 3)
    await expect(tool(page, 'Heading 3')).toBeFocused()
    await expect(tool(page, 'Heading 3')).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('Enter')
    await expect(tool(page, 'Heading 3')).toHaveAttribute('aria-pressed', 'true')
    await expect(tool(page, 'Heading 3')).toBeFocused()
    await expect(box(page).getByRole('heading', { level: 3 })).toHaveText('Heading')
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    await expect(tool(page, 'Undo')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(box(page).getByRole('heading')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(box(page)).toBeFocused()
    await expect(toolbar(page).locator('[tabindex="0"]')).toHaveCount(1)
  })

  await test.step('the key for the beginning leads there, also right after the focus came', async () => {
    await empty(page)
    await page.keyboard.type('text')
    await page.keyboard.press('Alt+F10')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+Home')
    await caretIsTold(page)
    await page.keyboard.type('A ')
    await expect(box(page)).toHaveText('A text')
  })

  await test.step('the key for the end leads there before the next letter is written', async () => {
    await empty(page)
    await insertTable(page)
    await page.keyboard.type('cell')
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Control+End')
    await page.keyboard.type('end')
    await expect(box(page).getByRole('row').first()).toHaveText('cellColumn 2Column 3')
    await expect(box(page).locator(':scope > p')).toHaveText(['end'])
    await empty(page)
  })

  await test.step('shortcuts, and lists as they are typed', async () => {
    await page.keyboard.type('Rate: ')
    await page.keyboard.press('Control+B')
    await page.keyboard.type('18%')
    await page.keyboard.press('Control+B')
    await page.keyboard.type(', ')
    await page.keyboard.press('Control+I')
    await page.keyboard.type('since 2025')
    await page.keyboard.press('Control+I')
    await page.keyboard.press('Enter')
    await page.keyboard.type('- goods')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.type('by sea')
    await press(page, 'Enter', 3)
    await page.keyboard.press('Control+Alt+3')
    await page.keyboard.type('Conditions')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Shift+7')
    await page.keyboard.type('proof')
    await expect(box(page).locator('ol > li')).toHaveText('proof')
    await press(page, 'Enter', 2)
  })

  await test.step('a table is filled with the Tab key and changed', async () => {
    await insertTable(page)
    for (const words of ['Year', 'Rate', 'Note', '2025', '18%']) {
      await page.keyboard.type(words)
      await page.keyboard.press('Tab')
    }
    for (const name of ['Delete column', 'Row above', 'Delete row'])
      await tableTools(page).getByRole('button', { name }).click()
    await expect(tableTools(page).getByRole('button', { name: 'Header row' })).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Control+End')
  })

  const direction = async (text: ReturnType<typeof box>) => {
    await expect(text.locator(':scope > p').filter({ hasText: 'VAT is' })).toHaveCSS('direction', 'ltr')
    await expect(text.locator(':scope > p').filter({ hasText: 'ערך' })).toHaveCSS('direction', 'rtl')
  }
  await test.step('a paragraph that begins in Hebrew reads from right to left', async () => {
    await page.keyboard.type('VAT is מע"מ')
    await page.keyboard.press('Enter')
    await page.keyboard.type('מס ערך מוסף (VAT)')
    await direction(box(page))
  })

  await test.step('words typed just before the save are saved, and all is there on the public page', async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.type('The last words')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('form')).toHaveCount(0)
    await page.goto('/news')
    await page.getByRole('link', { name: 'Written by hand', exact: true }).click()
    await expectArrival(page, 'Written by hand')
    const shown = page.getByRole('main').locator('.prose').first()
    await direction(shown)
    await expect(shown.locator(':scope > p').last()).toHaveText('The last words')
    const markup = await shown.innerHTML()
    expect(markup).toContain(
      '<p>Rate: <strong>18%</strong>, <em>since 2025</em></p><ul><li>goods<ul><li>by sea</li></ul></li></ul>' +
        '<h3>Conditions</h3><ol><li>proof</li></ol>',
    )
    expect(markup).toContain('<table><thead><tr><th>Year</th><th>Rate</th></tr></thead><tbody>')
    expect(markup).toContain('<td>2025</td><td>18%</td>')
  })
})
