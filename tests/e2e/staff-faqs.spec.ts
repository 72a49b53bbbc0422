import { expect, type Page } from '@playwright/test'
import { choose, openAsStaff, row, save, takeUp, write } from './staff.ts'
import { test } from './test.ts'

const QUESTION = 'Is a trial taxed?'

const questions = (page: Page) =>
  page.getByRole('region', { name: 'List of FAQs' }).getByRole('rowheader').getByRole('link').allTextContents()

test('ADM-5 ADM-6 SEARCH-10 STAFF-5 a category and an FAQ: added, found as people ask for it, put in order by drag and by keyboard, disabled, deleted with the category, brought back', async ({
  page,
  context,
}) => {
  await openAsStaff(page, '/admin/faqs')
  await page.getByRole('button', { name: 'Add category' }).click()
  await expect(page.getByLabel('Order')).toHaveValue('7')
  await page.getByLabel('Name').fill('Trials')
  await save(page)
  for (const question of [QUESTION, 'Is an error taxed?']) {
    await page.getByRole('button', { name: 'Add FAQ' }).click()
    await expect(page.getByLabel('Status (required)').locator(':checked')).toHaveText('Enabled')
    await page.getByLabel('Question').fill(question)
    await write(page, 'Answer', 'Only once.')
    if (question === QUESTION) await page.getByLabel('Asked as').fill('marsupial levies\nחיית כיס')
    await page.getByLabel('Category (required)').selectOption('Trials')
    await save(page)
  }
  await expect(row(page, QUESTION)).toContainText('Only once.')
  await expect(row(page, QUESTION)).toContainText('0 views')

  const reader = await context.newPage()
  await test.step('readers find it by what people call it', async () => {
    await reader.goto('/search?q=marsupial+levy')
    await expect(reader.getByRole('main').getByRole('link', { name: QUESTION })).toBeVisible()
    await expect(reader.getByRole('main')).not.toContainText('marsupial levies')
  })

  await test.step('one is dragged below the other, and moved back by keyboard, each step announced', async () => {
    const [first = '', second = ''] = await questions(page)
    const handle = page.getByRole('button', { name: `Move ${first}` })
    const order = () => expect.poll(() => questions(page))
    await handle.hover()
    await page.mouse.down()
    const target = await row(page, second).boundingBox()
    if (!target) throw new Error('the other question is out of sight')
    await page.mouse.move(target.x + 20, target.y + target.height / 2, { steps: 5 })
    await page.mouse.move(target.x + 20, target.y + target.height - 2, { steps: 5 })
    await page.mouse.up()
    await order().toEqual([second, first])
    await page.reload()
    await order().toEqual([second, first])
    await takeUp(page, handle, `${first} moved to place 2 of 2.`)
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(`${first} moved to place 1 of 2.`)).toBeAttached()
    await page.keyboard.press('Space')
    await order().toEqual([first, second])
  })

  await test.step('disabled, by a badge that keeps the focus, readers have it no more', async () => {
    const badge = row(page, QUESTION).getByRole('button', { name: /abled/ })
    await badge.press('Enter')
    await expect(badge).toContainText('Disabled')
    await expect(badge).toBeFocused()
    await reader.goto('/faqs')
    await reader.getByRole('tab', { name: 'Trials' }).click()
    await expect(reader.getByRole('button', { name: 'Is an error taxed?' })).toBeVisible()
    await expect(reader.getByRole('button', { name: QUESTION })).toHaveCount(0)
  })

  await test.step('deleted with its category, both come back', async () => {
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
})
