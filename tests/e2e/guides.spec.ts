import { expect, type Page } from '@playwright/test'
import { expectArrival, main, open, titleOf } from './page.ts'
import { test } from './test.ts'
import { expectToFit } from './wide-content.ts'

/** Chooses an answer by keyboard, and waits for the step that it leads to. */
async function answer(page: Page, name: RegExp): Promise<void> {
  const before = await titleOf(page).textContent()
  await main(page).getByRole('list', { name: 'Answers' }).getByRole('link', { name }).press('Enter')
  await expect(titleOf(page)).not.toHaveText(before ?? '')
  await expectArrival(page)
}

async function expectToFitAnyWidth(page: Page): Promise<void> {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectToFit(page)
  }
}

test('TOOL-5 a guide is walked by keyboard alone to its memo, which is copied and printed, and back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/guides')
  await main(page).getByRole('link', { name: 'Is my service zero-rated under section 30(a)(5)?' }).press('Enter')
  await expectArrival(page)
  await expectToFitAnyWidth(page)
  for (const name of [/^Yes, a body/, /^Yes/, /^No, only/, /^No$/, /^Yes, with/]) await answer(page, name)
  await expect(titleOf(page)).toHaveText('On these answers, the zero rate may apply')
  await expectToFitAnyWidth(page)
  await main(page).getByRole('button', { name: 'Copy memo' }).click()
  await expect(page.getByText('Memo copied to clipboard!')).toBeVisible()
  const memo = await page.evaluate(() => navigator.clipboard.readText())
  expect(memo).toContain('5. Are the price, the method of payment')
  expect(memo).toContain('CA 8556/21 VAT Director v. G.F.I. Securities, Supreme Court, February 2024')
  await page.goBack()
  await expect(titleOf(page)).toContainText('Are the price, the method of payment')
  await page.goForward()
  await expect(titleOf(page)).toHaveText('On these answers, the zero rate may apply')
  await page.emulateMedia({ media: 'print' })
  await expect(main(page).getByRole('region', { name: 'Memo' })).toBeVisible()
  await expect(titleOf(page)).toBeHidden()
  await expect(main(page).getByRole('button', { name: 'Copy memo' })).toBeHidden()
})
