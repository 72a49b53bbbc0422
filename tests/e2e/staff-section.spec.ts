import { expect } from '@playwright/test'
import { expectNoFaultsAtAnySize } from './axe.ts'
import { main, titleOf } from './page.ts'
import { choose, openAsStaff, row, save, write } from './staff.ts'
import { test } from './test.ts'

const CHAPTER = 'Chapter of trials'
const SECTION = '901. Trial transactions'
const ADDRESS = '/law/vat-law/901'

test('ADM-1 ADM-2 STAFF-5 DATA-6 one life of a section: added, given rulings, read, changed, restored, deleted, brought back', async ({
  page,
  context,
}) => {
  await openAsStaff(page, '/admin/chapters')
  await page.getByRole('button', { name: 'Add chapter' }).click()
  await expect(page.getByLabel('Order')).toHaveValue('19')
  await expect(page.getByLabel('Type')).toHaveValue('vat-law')
  await page.getByLabel('Title').fill(CHAPTER)
  await save(page)
  await page.goto('/admin/chapters?q=trials')
  await page.getByRole('button', { name: `Sections ${CHAPTER}` }).click()
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByLabel('Title').fill(SECTION)
  await write(page, 'Content', 'First wording, see section 30(a)(5).')
  await save(page)

  await test.step('a ruling of the site is picked by keyboard, and its title comes with it; another is elsewhere', async () => {
    await row(page, SECTION).getByRole('button', { name: 'Related texts' }).click()
    const add = page.getByRole('button', { name: 'Add related ruling' })
    await add.press('Enter')
    await expect(page.getByLabel('Link')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: 'Find a court ruling' })).toBeFocused()
    await page.keyboard.type('applause')
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Applause')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Choose a ruling' })).toBeFocused()
    await expect(page.getByLabel('Title')).toHaveValue(/Applause/)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Related ruling added')).toBeVisible()
    await add.press('Enter')
    // The form of the first one is gone.
    await expect(page.getByLabel('Title')).toHaveValue('')
    await page.getByLabel('Title').fill('A ruling elsewhere')
    await page.getByLabel('Link').fill('example.com')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('link', { name: /^Link must be a web address/ })).toBeVisible()
    await page.getByLabel('Link').fill('https://example.com/ruling')
    await save(page)
  })

  const reader = await context.newPage()
  await test.step('the reader sees it at its number, with its rulings', async () => {
    await reader.goto(ADDRESS)
    await expect(titleOf(reader)).toHaveText(`§ ${SECTION}`)
    await expect(main(reader)).toContainText('First wording, see section 30(a)(5).')
    await expect(main(reader).locator('.prose').getByRole('link', { name: 'section 30(a)(5)' })).toBeVisible()
    await expect(main(reader).getByRole('link', { name: 'A ruling elsewhere' })).toBeVisible()
    await expect(main(reader).getByRole('link', { name: /Applause/ })).toHaveAttribute('href', /^\/rulings\//)
    await page.bringToFront()
  })

  await test.step('to move it farther than the page goes is a question, which axe passes', async () => {
    await choose(row(page, SECTION), 'Move to…')
    await expect(page.getByRole('combobox', { name: 'Chapter name or number' })).toBeFocused()
    await expectNoFaultsAtAnySize(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.keyboard.press('Escape')
    await expect(row(page, SECTION).getByRole('button', { name: /^Actions for/ })).toBeFocused()
  })

  await test.step('its history holds the former state, and restores it', async () => {
    await choose(row(page, SECTION), 'Edit')
    await write(page, 'Content', 'Second thoughts. ')
    await save(page)
    await choose(row(page, SECTION), 'History')
    const history = page.getByRole('region', { name: 'History' })
    const states = history.getByRole('list', { name: 'Former states' }).getByRole('listitem')
    await expect(states).toHaveCount(1)
    await history.getByRole('button', { name: /^Restore/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
    await expect(states).toHaveCount(2)
  })

  await test.step('the chapter is deleted with it, and both come back', async () => {
    await choose(row(page, CHAPTER), 'Delete')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(`All sections of "${CHAPTER}" are deleted too.`)
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(row(page, CHAPTER)).toHaveCount(0)
    await page.getByRole('link', { name: 'Deleted chapters' }).click()
    await page.getByRole('button', { name: `Restore ${CHAPTER}` }).click()
    await expect(page.getByText('Restored', { exact: true })).toBeVisible()
    await reader.reload()
    await expect(titleOf(reader)).toHaveText(`§ ${SECTION}`)
    await expect(main(reader)).toContainText('First wording')
    await expect(main(reader)).not.toContainText('Second thoughts')
  })
})
