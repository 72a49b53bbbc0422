import { expect } from '@playwright/test'
import { choose, openAsStaff, row, save, write } from './staff.ts'
import { test } from './test.ts'

const QUESTION = 'Is a trial taxed?'

test('ADM-5 ADM-6 SEARCH-10 a category and an FAQ: added, found as people ask for it, read, disabled, changed, deleted with the category, brought back', async ({
  page,
  context,
}) => {
  await openAsStaff(page, '/admin/faqs')
  await page.getByRole('button', { name: 'Add category' }).click()
  await expect(page.getByLabel('Order')).toHaveValue('7')
  await page.getByLabel('Name').fill('Trials')
  await save(page)
  await page.getByRole('button', { name: 'Add FAQ' }).click()
  await expect(page.getByLabel('Category (required)')).toHaveValue('')
  await expect(page.getByLabel('Order')).toHaveValue('0')
  await expect(page.getByLabel('Status (required)')).toHaveValue('Enabled')
  await page.getByLabel('Question').fill(QUESTION)
  await write(page, 'Answer', 'Only once.')
  await page.getByLabel('Asked as').fill('marsupial levies\nחיית כיס')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Category is required' })).toBeVisible()
  await page.getByLabel('Category (required)').selectOption('Trials')
  await save(page)
  await expect(row(page, QUESTION)).toContainText('Only once.')
  await expect(row(page, QUESTION)).toContainText('0 views')

  const reader = await context.newPage()
  await reader.goto('/search?q=marsupial+levy')
  await expect(reader.getByRole('main').getByRole('link', { name: QUESTION })).toBeVisible()
  await expect(reader.getByRole('main')).not.toContainText('marsupial levies')
  await reader.goto('/faqs')
  await reader.getByRole('tab', { name: 'Trials' }).click()
  await expect(reader.getByRole('button', { name: QUESTION })).toBeVisible()

  await row(page, QUESTION).getByRole('button', { name: 'Enabled' }).click()
  await expect(row(page, QUESTION).getByRole('button', { name: 'Disabled' })).toBeVisible()
  await reader.reload()
  await reader.getByRole('tab', { name: 'Trials' }).click()
  await expect(reader.getByRole('button', { name: QUESTION })).toHaveCount(0)

  await choose(row(page, 'Trials'), 'Delete')
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this category and all its FAQs?',
  })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, 'Trials')).toHaveCount(0)
  await page.getByRole('link', { name: 'Deleted categories' }).click()
  await page.getByRole('button', { name: 'Restore Trials' }).click()
  await expect(page.getByText('Restored', { exact: true })).toBeVisible()
  await page.goBack()
  // The address still says that it is open.
  await expect(row(page, QUESTION).getByRole('button', { name: 'Disabled' })).toBeVisible()
})
