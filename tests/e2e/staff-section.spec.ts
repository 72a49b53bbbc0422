import { expect, type Page } from '@playwright/test'
import { expectNoFaultsAtAnySize } from './axe.ts'
import { choose, openAsStaff, row, save, write } from './staff.ts'
import { test } from './test.ts'

const CHAPTER = 'Chapter of trials'
const SECTION = '901. Trial transactions'

/** The list of chapters with the sections of the trial chapter open. */
async function openSections(page: Page): Promise<void> {
  await page.goto('/admin/chapters?q=trials')
  await page.getByRole('button', { name: `Sections ${CHAPTER}` }).click()
  await expect(page.getByRole('region', { name: 'List of sections' })).toBeVisible()
}

/** Takes a row up, moves it by one place and puts it down; each step is announced. */
async function moveByKeyboard(page: Page, name: string, key: 'ArrowUp' | 'ArrowDown', place: number): Promise<void> {
  await page.getByRole('button', { name: `Move ${name}` }).focus()
  await page.keyboard.press('Space')
  // What it stands over is said at once after that it was taken up.
  await expect(page.getByRole('status').filter({ hasText: `${name} moved to place ${3 - place} of 2.` })).toBeAttached()
  // The list begins to listen to the arrows in a task of its own after that, which comes before this one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await page.keyboard.press(key)
  await expect(page.getByRole('status').filter({ hasText: `${name} moved to place ${place} of 2.` })).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByText(`${name} moved to place ${place} of 2`, { exact: true })).toBeVisible()
}

test('ADM-1 ADM-2 ADM-11 DATA-6 one life of a section: added, read, changed by two, restored, deleted, brought back', async ({
  page,
  context,
}) => {
  await openAsStaff(page, '/admin/chapters')
  await page.getByRole('button', { name: 'Add chapter' }).click()
  await expect(page.getByLabel('Order')).toHaveValue('19')
  await expect(page.getByLabel('Type')).toHaveValue('vat-law')
  await page.getByLabel('Title').fill(CHAPTER)
  await save(page)
  await openSections(page)
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByLabel('Title').fill(SECTION)
  await write(page, 'Content', 'First wording, see section 30(a)(5).')
  await save(page)

  await test.step('the reader sees it at its number', async () => {
    const reader = await context.newPage()
    await reader.goto('/law/vat-law#s901')
    await expect(reader.getByRole('article', { name: SECTION })).toContainText('First wording, see section 30(a)(5).')
    await expect(
      reader.getByRole('article', { name: SECTION }).getByRole('link', { name: 'section 30(a)(5)' }),
    ).toBeVisible()
    await reader.close()
  })

  await test.step('two change it at once: the second is shown both and overwrites nothing unasked', async () => {
    const other = await context.newPage()
    for (const editor of [page, other]) {
      await openSections(editor)
      await choose(row(editor, SECTION), 'Edit')
      await expect(editor.getByRole('textbox', { name: 'Content' })).toContainText('First wording')
    }
    await write(other, 'Content', 'Theirs. ')
    await save(other)
    await page.bringToFront()
    await write(page, 'Content', 'Mine. ')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const conflict = page.getByRole('alertdialog', { name: 'Two versions of this section' })
    await expect(conflict).toContainText('Theirs. First wording')
    await expect(conflict).toContainText('Mine. First wording')
    await conflict.getByRole('radio', { name: /^Mine/ }).check()
    await conflict.getByRole('button', { name: 'Save the result' }).click()
    await expect(conflict).toHaveCount(0)
    await other.close()
  })

  await test.step('the history holds both former states, and restores one', async () => {
    await choose(row(page, SECTION), 'History')
    const history = page.getByRole('region', { name: 'History' })
    await expect(history.getByRole('list', { name: 'Former states' }).getByRole('listitem')).toHaveCount(2)
    await history.getByRole('button', { name: /^Show/ }).first().click()
    await expect(history).toContainText('Theirs. First wording')
    await history
      .getByRole('button', { name: /^Restore/ })
      .first()
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
    await expect(history.getByRole('list', { name: 'Former states' }).getByRole('listitem')).toHaveCount(3)
  })

  await test.step('the chapter is deleted with it, and both come back', async () => {
    await page.goto('/admin/chapters?q=trials')
    await choose(row(page, CHAPTER), 'Delete')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(`All sections of "${CHAPTER}" are deleted too.`)
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(row(page, CHAPTER)).toHaveCount(0)
    await page.getByRole('link', { name: 'Deleted chapters' }).click()
    await page.getByRole('button', { name: `Restore ${CHAPTER}` }).click()
    await expect(page.getByText('Restored', { exact: true })).toBeVisible()
    await page.goBack()
    await expect(row(page, CHAPTER)).toBeVisible()
    await page.goto('/law/vat-law#s901')
    await expect(page.getByRole('article', { name: SECTION })).toContainText('Theirs. First wording')
  })
})

test('ADM-1 a chapter that somebody else deleted a moment ago is said, and what was typed is kept', async ({
  page,
  context,
}) => {
  await openAsStaff(page, '/admin/chapters')
  await page.getByRole('button', { name: 'Add chapter' }).click()
  await page.getByLabel('Title').fill('Short-lived chapter')
  await save(page)
  await page.goto('/admin/chapters?q=Short-lived')
  await choose(row(page, 'Short-lived chapter'), 'Edit')
  await page.getByLabel('Title').fill('Short-lived chapter, renamed')
  const other = await context.newPage()
  await other.goto('/admin/chapters?q=Short-lived')
  await choose(row(other, 'Short-lived chapter'), 'Delete')
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row(other, 'Short-lived chapter')).toHaveCount(0)
  await page.bringToFront()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const gone = page.getByRole('alertdialog', { name: 'Somebody else has deleted this chapter meanwhile' })
  await gone.getByRole('button', { name: 'Back to the form' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Short-lived chapter, renamed')
  await save(page)
  await expect(row(page, 'Short-lived chapter, renamed')).toBeVisible()
})

test('ADM-10 a section for a chapter that was deleted meanwhile is refused in plain words, and what was typed is kept', async ({
  page,
  context,
}) => {
  await openAsStaff(page, '/admin/chapters?edit=new')
  await page.getByLabel('Title').fill('Vanishing chapter')
  await save(page)
  await page.goto('/admin/chapters?q=Vanishing')
  await page.getByRole('button', { name: 'Sections Vanishing chapter' }).click()
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByLabel('Title').fill('902. Too late')
  await write(page, 'Content', 'A text.')
  const other = await context.newPage()
  await other.goto('/admin/chapters?q=Vanishing')
  await choose(row(other, 'Vanishing chapter'), 'Delete')
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row(other, 'Vanishing chapter')).toHaveCount(0)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to create section' })
  await expect(failure).toContainText('What this belongs to has been deleted meanwhile. What you typed is kept.')
  await expect(page.getByLabel('Title')).toHaveValue('902. Too late')
})

test('ADM-11 a section and an FAQ are found without knowing their chapter and category, and open in their place', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/chapters')
  await page.getByRole('searchbox', { name: 'Search chapters' }).fill('right invoice')
  const found = page.getByRole('region', { name: /^Found among all/ })
  await expect(found.getByRole('listitem')).toHaveCount(1)
  await found.getByRole('link', { name: '47. Right to issue a tax invoice' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('47. Right to issue a tax invoice')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, 'Invoices').getByRole('button', { name: 'Sections Invoices' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expect(found).toHaveCount(0)

  await page.goto('/admin/faqs?q=representative+risk')
  await found.getByRole('link', { name: 'Who can act as VAT representative, and at what risk?' }).click()
  await expect(page.getByLabel('Question')).toHaveValue('Who can act as VAT representative, and at what risk?')

  await page.goto('/admin/chapters?q=xqzwvk')
  await expect(found.getByText('No sections match "xqzwvk"')).toBeVisible()
})

test('ADM-2 related rulings are kept beside their section, and sections are put in order by keyboard', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/chapters')
  await page.getByRole('button', { name: 'Sections Definitions' }).click()
  const names = () =>
    page.getByRole('region', { name: 'List of sections' }).getByRole('rowheader').getByRole('link').allTextContents()
  await expect.poll(names).toEqual(['1. Definitions', '1A. Application in the Area, Gaza and Jericho'])
  await moveByKeyboard(page, '1. Definitions', 'ArrowDown', 2)
  await expect.poll(names).toEqual(['1A. Application in the Area, Gaza and Jericho', '1. Definitions'])
  await page.reload()
  await expect.poll(names).toEqual(['1A. Application in the Area, Gaza and Jericho', '1. Definitions'])
  await moveByKeyboard(page, '1. Definitions', 'ArrowUp', 1)
  await expect.poll(names).toEqual(['1. Definitions', '1A. Application in the Area, Gaza and Jericho'])

  await test.step('farther than the page goes a question, which both checkers pass', async () => {
    await choose(row(page, '1. Definitions'), 'Move to…')
    await expect(page.getByRole('combobox', { name: 'Chapter name or number' })).toBeFocused()
    await expect(page.getByText('It will stand after 1A. Application in the Area, Gaza and Jericho.')).toBeVisible()
    await expectNoFaultsAtAnySize(page)
    await page.keyboard.press('Escape')
    await expect(row(page, '1. Definitions').getByRole('button', { name: /^Actions for/ })).toBeFocused()
  })

  await row(page, '1. Definitions').getByRole('button', { name: 'Related texts' }).click()
  await page.getByRole('button', { name: 'Add related ruling' }).press('Enter')
  await test.step('a ruling of the site is picked by keyboard, and its title comes with it', async () => {
    await expect(page.getByLabel('Link')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const box = page.getByRole('combobox', { name: 'Find a court ruling' })
    await expect(box).toBeFocused()
    await page.keyboard.type('applause')
    await expect(page.getByRole('option').first()).toContainText('Applause')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Choose a ruling' })).toBeFocused()
    await expect(page.getByLabel('Title')).toHaveValue(/Applause/)
    await page.keyboard.press('Control+Enter')
    const added = page.getByText('Related ruling added')
    await expect(added).toBeVisible()
    await page.getByRole('button', { name: 'Add related ruling' }).press('Enter')
  })
  await page.getByLabel('Title').fill('A ruling elsewhere')
  await page.getByLabel('Link').fill('example.com')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: /^Link must be a web address/ })).toBeVisible()
  await page.getByLabel('Link').fill('https://example.com/ruling')
  await save(page)
  await page.goto('/law/vat-law#s1')
  await expect(
    page.getByRole('article', { name: '1. Definitions' }).getByRole('link', { name: 'A ruling elsewhere' }),
  ).toBeVisible()
  await expect(
    page.getByRole('article', { name: '1. Definitions' }).getByRole('link', { name: /Applause/ }),
  ).toHaveAttribute('href', /^\/rulings\//)
})
