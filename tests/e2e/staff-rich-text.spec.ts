import { expect, type Page } from '@playwright/test'
import { findAnyFault } from './axe.ts'
import { expectArrival } from './page.ts'
import { openAsStaff } from './staff.ts'
import { caretIsTold, test } from './test.ts'

const box = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' })
const tool = (page: Page, name: string) => toolbar(page).getByRole('button', { name, exact: true })

/** The form of a new post, filled in but for its content, which has the focus. */
async function openPost(page: Page, title: string) {
  await openAsStaff(page, '/admin/news')
  await page.getByRole('button', { name: 'Add news post' }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Category (required)').selectOption('Updates')
  await page.getByLabel('Summary').fill('What it says in short.')
  await box(page).focus()
  await expect(box(page)).toBeFocused()
}

/** What the public site shows as the content of a post that was saved. */
async function publicContent(page: Page, title: string) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('form')).toHaveCount(0)
  await page.goto('/news')
  await page.getByRole('link', { name: title, exact: true }).click()
  await expectArrival(page, title)
  return page.getByRole('main').locator('.prose').first()
}

/** Copies HTML as another program would, and pastes it by the keyboard. */
async function paste(page: Page, html: string) {
  await page.evaluate(async (copied) => {
    const item = { 'text/html': new Blob([copied], { type: 'text/html' }) }
    await navigator.clipboard.write([new ClipboardItem(item)])
  }, html)
  await page.keyboard.press('Control+V')
}

test('ADM-3 what is typed with shortcuts and lists is what the public page shows', async ({ page }) => {
  await openPost(page, 'Typed by hand')
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
  for (let i = 0; i < 3; i++) await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Alt+3')
  await page.keyboard.type('Conditions')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Shift+7')
  await page.keyboard.type('proof')
  await expect(box(page).locator('ol > li')).toHaveText('proof')
  const shown = await publicContent(page, 'Typed by hand')
  await expect
    .poll(() => shown.innerHTML())
    .toBe(
      '<p>Rate: <strong>18%</strong>, <em>since 2025</em></p><ul><li>goods<ul><li>by sea</li></ul></li></ul>' +
        '<h3>Conditions</h3><ol><li>proof</li></ol>',
    )
})

test('ADM-3 the toolbar works by keyboard: reached by Alt and F10, left by Escape, and it says what is on', async ({
  page,
}) => {
  await openPost(page, 'By keyboard')
  await page.keyboard.type('Heading')
  await page.keyboard.press('Alt+F10')
  await expect(tool(page, 'Bold')).toBeFocused()
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
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

test('ADM-3 a link is asked for in place; a wrong address is said in a sentence', async ({ page }) => {
  await openPost(page, 'Linked')
  await page.keyboard.type('See section 30')
  await page.keyboard.press('Shift+Control+ArrowLeft')
  await caretIsTold(page)
  await page.keyboard.press('Control+K')
  await page.getByRole('button', { name: 'Web address instead' }).click()
  const address = page.getByLabel('Address of the link')
  await expect(address).toBeFocused()
  await address.fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'no address that the site can link to' })).toBeVisible()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await address.fill('/law/vat-law#s30')
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type(' of the law')
  await expect(box(page).getByRole('link')).toHaveText('30')
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('www.gov.il ')
  await page.keyboard.press('Control+K')
  await expect(page.getByRole('combobox', { name: 'Find what to link to' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(box(page)).toBeFocused()
  const shown = await publicContent(page, 'Linked')
  await expect(shown.locator('a')).toHaveAttribute('href', '/law/vat-law#s30')
  await expect(shown).toHaveText('www.gov.il See section 30 of the law')
})

test('ADM-3 the key for the beginning leads there, also right after the focus came', async ({ page }) => {
  await openPost(page, 'Begun anew')
  await page.keyboard.type('text')
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Home')
  await caretIsTold(page)
  await page.keyboard.type('A ')
  await expect(box(page)).toHaveText('A text')
})

test('ADM-3 the key for the end leads there before the next letter is written', async ({ page }) => {
  await openPost(page, 'Ended with a table')
  await tool(page, 'Table').click()
  await page.getByRole('group', { name: 'Table' }).getByRole('button', { name: 'Insert table' }).click()
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('cell')
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Control+End')
  await page.keyboard.type('end')
  await expect(box(page).getByRole('row').first()).toHaveText('cellColumn 2Column 3')
  await expect(box(page).locator(':scope > p')).toHaveText(['end'])
})

test('ADM-3 a table is made, filled with the Tab key and changed', async ({ page }) => {
  await openPost(page, 'Tabled')
  await tool(page, 'Table').click()
  const table = page.getByRole('group', { name: 'Table' })
  await table.getByRole('button', { name: 'Insert table' }).click()
  await expect(box(page)).toBeFocused()
  for (const words of ['Year', 'Rate', 'Note', '2025', '18%']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  await table.getByRole('button', { name: 'Delete column' }).click()
  await table.getByRole('button', { name: 'Row above' }).click()
  await table.getByRole('button', { name: 'Delete row' }).click()
  await expect(table.getByRole('button', { name: 'Header row' })).toHaveAttribute('aria-pressed', 'true')
  const shown = await publicContent(page, 'Tabled')
  const markup = await shown.innerHTML()
  expect(markup).toContain('<table><thead><tr><th>Year</th><th>Rate</th></tr></thead><tbody>')
  expect(markup).toContain('<td>2025</td><td>18%</td>')
})

test('ADM-3 a paste from Word and from Google Docs comes out clean, with its lists and tables', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPost(page, 'Pasted')
  const item = (marker: string, words: string) =>
    `<p class=MsoListParagraph style='margin-left:36.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>${words}<o:p></o:p></p>`
  await paste(
    page,
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><p class=MsoNormal style='color:red'>From <b>Word</b><o:p></o:p></p>${item('1.', 'first')}${item('2.', 'second')}<table class=MsoTableGrid><tr><td><p class=MsoNormal>cell</p></td></tr><tr><td>x</td></tr></table></body></html>`,
  )
  await expect(box(page).locator('ol > li')).toHaveText(['first', 'second'])
  await expect(box(page).getByRole('cell')).toHaveText(['cell', 'x'])
  await page.keyboard.press('Control+End')
  await page.keyboard.press('ArrowDown')
  await paste(
    page,
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400;">From </span><span style="font-weight:700;">Docs</span></p><ul><li dir="ltr"><p dir="ltr"><span>one</span></p></li></ul></b>',
  )
  await expect(box(page).locator('ul > li')).toHaveText(['one'])
  const shown = await publicContent(page, 'Pasted')
  const markup = await shown.innerHTML()
  expect(markup).toContain('<p>From <strong>Word</strong></p><ol><li>first</li><li>second</li></ol>')
  expect(markup).toContain('<table><tbody><tr><td>cell</td>')
  expect(markup).toContain('<p>From <strong>Docs</strong></p><ul><li>one</li></ul>')
  // The page puts each table in a box of its own.
  expect(markup.replace('<div class="table-box"', '<div')).not.toMatch(/style=|class=|<span|Mso|<b>/)
})

test('ADM-3 a paragraph that begins in Hebrew reads from right to left, there and on the public page', async ({
  page,
}) => {
  await openPost(page, 'In Hebrew')
  await page.keyboard.type('VAT is מע"מ')
  await page.keyboard.press('Enter')
  await page.keyboard.type('מס ערך מוסף (VAT)')
  const paragraphs = box(page).locator('p')
  await expect(paragraphs.nth(0)).toHaveCSS('direction', 'ltr')
  await expect(paragraphs.nth(1)).toHaveCSS('direction', 'rtl')
  const shown = await publicContent(page, 'In Hebrew')
  await expect(shown.locator('p').nth(0)).toHaveCSS('direction', 'ltr')
  await expect(shown.locator('p').nth(1)).toHaveCSS('direction', 'rtl')
})

test('ADM-11 words typed just before the save are saved', async ({ page }) => {
  await openPost(page, 'In haste')
  await page.keyboard.type('The last words')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('form')).toHaveCount(0)
  await page.goto('/news')
  await page.getByRole('link', { name: 'In haste', exact: true }).click()
  await expectArrival(page, 'In haste')
  await expect(page.getByRole('main').locator('.prose').first()).toHaveText('The last words')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('ADM-3 the tools stay in sight of a long text and have no fault of access', async ({ page }) => {
    await openPost(page, 'Long')
    await page.keyboard.press('Control+Alt+2')
    await page.keyboard.type('Heading')
    await page.keyboard.press('Enter')
    for (let line = 1; line <= 40; line++) {
      await page.keyboard.insertText(`Line ${line}`)
      await page.keyboard.press('Enter')
    }
    await expect(box(page).getByText('Line 40')).toBeInViewport()
    await expect(tool(page, 'Bold')).toBeInViewport({ ratio: 1 })
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(isWider).toBe(false)
    await tool(page, 'Link').click()
    await expect(page.getByRole('combobox', { name: 'Find what to link to' })).toBeFocused()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await findAnyFault(page, 'form')).toEqual([])
    }
  })
})
