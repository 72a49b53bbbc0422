import { expect, type Page } from '@playwright/test'
import { expectNoFaultsAtAnySize } from './axe.ts'
import { expectArrival } from './page.ts'
import { choose, openAsStaff, row, save, write } from './staff.ts'
import { test } from './test.ts'

async function fillInDecision(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Add decision' }).click()
  await page.getByLabel('Decision Number').fill(number)
  await page.getByLabel('Authority (required)').selectOption('VAT Division')
  await page.getByLabel('Field').fill('Trials')
  await page.getByLabel('Subject').fill('A trial')
  await page.getByLabel('Summary').fill('In short')
  for (const [part, words] of [
    ['Facts', 'What happened.'],
    ['Position', 'What follows.'],
    ['Key notes', 'To be kept.'],
  ] as const) {
    await page.getByRole('button', { name: `${part} empty` }).click()
    await expect(page.getByRole('textbox', { name: part })).toBeFocused()
    await write(page, part, words)
  }
}

/** Pastes a picture and a drawing, and finds no fault of access in what is said of them, among folded texts. */
async function expectPicturesToBeTold(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Request empty' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Facts' }).focus()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.items.add(new File(['x'], 'map.png', { type: 'image/png' }))
    data.items.add(new File(['x'], 'drawing.svg', { type: 'image/svg+xml' }))
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
  })
  await expect(page.getByRole('button', { name: 'Upload and link' })).toBeVisible()
  await expect(page.getByText('"drawing.svg" is of a type that is not allowed.')).toBeVisible()
  await expectNoFaultsAtAnySize(page)
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('ADM-3 MEND-A4 a decision is composed of its parts and follows them until it says something else; then saving asks', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/decisions')
  await fillInDecision(page, '9901/26')
  await save(page)
  const line = row(page, 'A trial (9901/26)')
  await choose(line, 'Edit')
  const box = (name: string) => page.getByRole('textbox', { name })
  await expect(box('Content').getByRole('heading')).toHaveText(['Facts', 'Position'])
  await write(page, 'Facts', 'More precisely: ')
  await page.getByLabel('Subject').fill('A trial, again')
  await save(page)

  await choose(row(page, 'A trial, again (9901/26)'), 'Edit')
  await expect(box('Facts')).toHaveText('More precisely: What happened.')
  await expect(box('Position')).toHaveText('What follows.')
  await expect(box('Key notes')).toHaveText('To be kept.')
  await expect(box('Content')).toContainText('More precisely: What happened.')

  await test.step('by the keyboard alone: back to the form, the content as it is, or composed anew', async () => {
    await write(page, 'Content', 'Of its own. ')
    await write(page, 'Position', 'Therefore: ')
    const question = page.getByRole('alertdialog', { name: 'The parts have changed' })
    await page.keyboard.press('Control+Enter')
    await expect(question.getByRole('button', { name: 'Back to the form' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question).toHaveCount(0)
    await page.keyboard.press('Control+Enter')
    await question.getByRole('button', { name: 'Back to the form' }).press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('form')).toHaveCount(0)
    await choose(row(page, 'A trial, again (9901/26)'), 'Edit')
    await expect(box('Content')).toContainText('Of its own.')
    await expect(box('Content')).not.toContainText('Therefore')
    await write(page, 'Position', 'Now ')
    await page.keyboard.press('Control+Enter')
    await question.getByRole('button', { name: 'Compose it anew' }).press('Enter')
    await expect(page.getByRole('form')).toHaveCount(0)
  })
  const opening = page.waitForEvent('popup')
  await choose(row(page, 'A trial, again (9901/26)'), 'View')
  await expect((await opening).getByRole('main')).toContainText('Now Therefore: What follows.')

  await test.step('composing those of the seed anew loses no word of them', async () => {
    for (const number of ['8933/25', '7369/16']) {
      await choose(row(page, new RegExp(`\\(${number}\\)$`)), 'Edit')
      await expect(box('Content')).toContainText('Sources: ')
      const before = await box('Content').innerText()
      await page.getByRole('button', { name: 'Compose it anew from the four parts' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await expect.poll(() => box('Content').innerText()).toBe(before)
      if (number === '8933/25') await expectPicturesToBeTold(page)
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByRole('form')).toHaveCount(0)
    }
  })
})

test('ADM-3 ADM-4 TRUE-1 a ruling: what is wrong is said beside its field, save twice adds one, it is read with no more of its date than is known', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/rulings')
  await page.getByRole('button', { name: 'Add ruling' }).click()
  await expect(page.getByLabel('Date')).toHaveValue(/^\d{4}-\d\d-\d\d$/)
  await page.getByLabel('Title').fill('x'.repeat(10_000))
  await page.getByLabel('PDF link').fill('ruling.pdf')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Title must be 300 characters or fewer; it has 10,000' })).toBeVisible()
  for (const name of ['Court', 'Summary', 'Content'])
    await expect(page.getByRole('link', { name: `${name} is required` })).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'PDF link must be a web address that begins with https://' }),
  ).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()

  await page.getByLabel('Title').fill('Trial v. Error')
  await page.getByLabel('Court (required)').fill('Court of Trials')
  await page.getByLabel('Summary').fill('In short')
  await page.getByLabel('PDF link').fill('')
  await page.getByRole('button', { name: 'Add a point' }).click()
  await expect(page.getByLabel('Key points, 1')).toBeFocused()
  await page.keyboard.type('The first point')
  await write(page, 'Content', 'The whole text.')
  await page.getByLabel('Date (required)').fill('2025-11-06')
  await page.getByLabel('Precision').focus()
  await page.keyboard.press('m')
  await expect(page.getByText('Readers see “November 2025”.')).toBeVisible()
  await expect(page.getByLabel('Date (required)')).toHaveValue('2025-11-01')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('The first point')
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('The whole text.')
  await page.getByRole('button', { name: 'Back to the form' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).dblclick()
  await expect(page.getByRole('form')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/^\d+ rulings$/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Not saved' })).toHaveCount(0)
  await page.goto('/rulings?q=Trial+v.+Error')
  await expect(page.getByText('1 ruling found')).toBeVisible()
  const entry = page.getByRole('article', { name: /^Trial v. Error/ })
  await expect(entry.locator('time')).toHaveText('Nov')
  await expect(entry.locator('time')).toHaveAttribute('datetime', '2025-11')
  await entry.getByRole('link').first().click()
  await expectArrival(page, 'Trial v. Error')
  await expect(page.getByRole('definition').locator('time')).toHaveText('November 2025')
  await expect(page.getByRole('main')).not.toContainText('1 November')
})
