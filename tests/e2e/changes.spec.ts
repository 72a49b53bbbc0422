import { expect } from '@playwright/test'
import { expectNoFaultsAtAnySize, findFaults } from './axe.ts'
import { expectArrival, expectWhole, main, open } from './page.ts'
import { openAsStaff, write } from './staff.ts'
import { test } from './test.ts'

const SECTION = '2. Imposition and rate of VAT'
const NOTE = 'Quokkas are named among those who pay'

test('TIME-5 staff say what they changed, and a reader finds it under What changed and on the home page', async ({
  page,
  context,
}) => {
  const reader = await context.newPage()
  const changes = main(reader).getByRole('region', { name: 'Changes', exact: true })
  await open(reader, '/changes')
  await expect(changes).toContainText('No changes have been recorded yet.')

  await openAsStaff(page, '/admin/chapters')
  await page.getByRole('button', { name: 'Sections Imposition and Rate of Tax' }).click()
  await page.getByRole('link', { name: SECTION }).click()
  await write(page, 'Content', 'Quokkas pay. ')
  await page.getByRole('button', { name: 'Correct our text' }).click()
  await page.getByRole('link', { name: /^this section/ }).waitFor()
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Tell readers what changed' }).click()
  await page.getByRole('dialog').getByLabel('Note', { exact: true }).fill(NOTE)
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await test.step('the page that was written before says it', async () => {
    await open(reader, '/changes')
    const change = changes.getByRole('article')
    await expect(change).toContainText(`${NOTE}.`)
    await expect(change).toContainText('Section, changed')
    await expectNoFaultsAtAnySize(reader)
    await open(reader, '/')
    await expect(reader.getByRole('region', { name: 'Changed on this site' })).toContainText(SECTION)
    await reader.getByRole('link', { name: 'All changes, by month' }).click()
    await expectArrival(reader, 'What changed')
    await expectWhole(reader)
    await changes.getByRole('link', { name: SECTION }).click()
    await expectArrival(reader)
    await expect(main(reader)).toContainText('Quokkas pay.')
  })

  await test.step('staff mend it in the history of the text', async () => {
    await page.getByRole('link', { name: SECTION }).click()
    await page.getByRole('button', { name: /^Mend on the change of/ }).click()
    await page.getByRole('dialog').getByLabel('Note', { exact: true }).fill('')
    await page
      .getByRole('dialog')
      .getByLabel(/^Minor/)
      .check()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('region', { name: 'About this section' })).toContainText('Minor · No note')
    await open(reader, '/changes')
    await expect(changes).toContainText(/1 minor change in/)
    await expect(changes).not.toContainText(NOTE)
  })
})
