import { expect, type Locator, type Page } from '@playwright/test'
import { toCsv } from '../../src/lib/csv.ts'
import { expectNoFaultsAtAnySize } from './axe.ts'
import { openAsStaff } from './staff.ts'
import { test } from './test.ts'

const COLUMNS = ['Title', 'Case No.', 'Date', 'Court', 'Summary', 'Text']
const ruling = (title: string, number: string, date = '26/11/2025') => [
  title,
  number,
  date,
  'District Court, Haifa',
  'Services to a foreign resident.',
  // A browser, unlike jsdom, takes the field for what stands in the form.
  '<form><input name=childNodes><p>The appeal concerns section 30 of the Law.</p><p>It was accepted.</p></form>',
]

const chooseFile = async (page: Page, name: string, text: string) =>
  page.getByLabel('File', { exact: true }).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
/** Presses what the Tab key reaches. */
const press = async (control: Locator) => {
  await control.focus()
  await expect(control).toBeFocused()
  await control.page().keyboard.press('Enter')
}
const tab = (page: Page, name: string) => page.getByRole('group', { name: 'Which rows' }).getByRole('button', { name })

test('BULK-2 by keyboard alone rulings come in from a file: one is mended, a duplicate left out, all added in one step, and undone', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/rulings')
  await press(page.getByRole('link', { name: 'Bring in rulings from a file' }))
  await expect(page.getByLabel('File', { exact: true })).toBeFocused()
  await expect(page).toHaveTitle(/^Bring in rulings from a file – Admin – /)
  const rows = [
    ruling('Kestrel Software Ltd. v. Director of VAT, Haifa', 'TA 1111-11-25'),
    ruling('Plover Trading Ltd. v. Director of VAT, Haifa', 'TA 2222-11-25', '31/02/2025'),
    ruling('Applause App Quality Ltd. v. Israel Tax Authority', 'TA 15803-02-18'),
  ]
  await chooseFile(page, 'rulings.csv', await toCsv(COLUMNS, rows))

  await test.step('the columns are found, and what is wrong is said', async () => {
    await expect(page.getByRole('region', { name: 'The file' })).toBeFocused()
    await press(page.locator('summary', { hasText: '6 of 6 are brought in' }))
    await expect(page.getByLabel('Case No.')).toHaveValue('number')
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue('content')
    await expect(page.getByText('1 ruling would be added, 1 left out; one step, one undo. 1 to mend')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add 1 ruling' })).toHaveAccessibleDescription(
      /1 to mend or to leave out first\.$/,
    )
  })

  await test.step('the duplicate leads to the one that is there', async () => {
    await press(tab(page, 'Duplicates'))
    await expect(page.getByText('There is such a ruling already')).toBeVisible()
    await expect(page.getByRole('link', { name: 'see it' })).toHaveAttribute('href', /^\/admin\/rulings\?edit=/)
  })

  await test.step('a faulty cell is mended in place', async () => {
    await expectNoFaultsAtAnySize(page)
    await press(tab(page, 'To mend'))
    const date = page.getByRole('textbox', { name: 'Date (required)' })
    await expect(date).toHaveAccessibleDescription(/Date must be a day/)
    await date.focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('2025-02-28')
    await page.keyboard.press('Enter')
    await expect(page.getByText('2 rulings would be added, 1 left out')).toBeVisible()
  })

  await test.step('leaving asks', async () => {
    const back = page.getByRole('button', { name: 'Back to Rulings' })
    await press(back)
    const stay = page.getByRole('alertdialog').getByRole('button', { name: 'Stay' })
    await expect(stay).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(back).toBeFocused()
  })

  await test.step('added, readers have them; undone, they are gone', async () => {
    const add = page.getByRole('button', { name: 'Add 2 rulings' })
    // Shut until the database is known to take them.
    await expect(add).not.toHaveAttribute('aria-disabled', 'true')
    await press(add)
    await expect(page.getByText('2 rulings added')).toBeVisible()
    const reader = await page.context().newPage()
    await reader.goto('/rulings?q=Plover')
    await reader.getByRole('link', { name: /Plover Trading/ }).click()
    await expect(reader.getByText('It was accepted.')).toBeVisible()
    // where the button that was pressed is gone, the focus is in the list: Z undoes
    await page.keyboard.press('z')
    await expect(page.getByText('Undone')).toBeVisible()
    await reader.goto('/rulings?q=Plover')
    await expect(reader.getByText('No rulings match "Plover"')).toBeVisible()
  })
})
