import { expect, type Page } from '@playwright/test'
import { findFaults } from './axe.ts'
import { expectArrival, main, open, titleOf } from './page.ts'
import { openAsStaff } from './staff.ts'
import { test } from './test.ts'
import { expectToFit } from './wide-content.ts'

const ZERO = 'Is my service zero-rated under section 30(a)(5)?'
const REGISTER = 'Must we register, and by when?'

/** Opens a guide of the seed from the list of all. */
async function openGuide(page: Page, title: string): Promise<void> {
  await open(page, '/guides')
  await main(page).getByRole('link', { name: title }).click()
  await expectArrival(page)
}

/** Chooses an answer and waits for the step that it leads to. */
async function answer(page: Page, name: string | RegExp): Promise<void> {
  const before = await titleOf(page).textContent()
  await main(page).getByRole('list', { name: 'Answers' }).getByRole('link', { name }).click()
  await expect(titleOf(page)).not.toHaveText(before ?? '')
  await expectArrival(page)
}

test('TOOL-5 the guide to the zero rate is walked to its memo, and back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openGuide(page, ZERO)
  await expect(page).toHaveTitle(`${ZERO} – Israel VAT Guide`)
  for (const name of [/^Yes, a body/, /^Yes/, /^No, only/, /^No$/, /^Yes, with/]) await answer(page, name)
  await expect(titleOf(page)).toHaveText('On these answers, the zero rate may apply')
  await expect(main(page).getByRole('navigation', { name: 'The way taken' }).getByRole('listitem')).toHaveCount(5)
  await main(page).getByRole('button', { name: 'Copy memo' }).click()
  await expect(page.getByText('Memo copied to clipboard!')).toBeVisible()
  const memo = await page.evaluate(() => navigator.clipboard.readText())
  expect(memo).toContain('5. Are the price, the method of payment')
  expect(memo).toContain('CA 8556/21 VAT Director v. G.F.I. Securities, Supreme Court, February 2024')
  const address = page.url()
  await page.goBack()
  await expect(titleOf(page)).toContainText('Are the price, the method of payment')
  await page.goto(address)
  await expect(titleOf(page)).toHaveText('On these answers, the zero rate may apply')
  await page.emulateMedia({ media: 'print' })
  await expect(main(page).getByRole('region', { name: 'Memo' })).toBeVisible()
  await expect(titleOf(page)).toBeHidden()
  await expect(main(page).getByRole('button', { name: 'Copy memo' })).toBeHidden()
})

test('TOOL-5 the guide to registration is walked by keyboard alone', async ({ page }) => {
  await openGuide(page, REGISTER)
  for (const name of [/^Yes, only outside/, /^Yes$/, /^Yes/, /^Not yet/]) {
    const before = await titleOf(page).textContent()
    await main(page).getByRole('list', { name: 'Answers' }).getByRole('link', { name }).focus()
    await page.keyboard.press('Enter')
    await expect(titleOf(page)).not.toHaveText(before ?? '')
    await expectArrival(page)
  }
  await expect(titleOf(page)).toContainText('Register by the day on which it begins')
})

test('TOOL-5 the backend away in the middle of a guide: the answers are kept, and one goes on', async ({ page }) => {
  await openGuide(page, ZERO)
  await answer(page, /^Yes, a body/)
  await page.route('**/rest/v1/**', (route) => route.abort())
  await answer(page, /^Yes/)
  await expect(titleOf(page)).toContainText('Does an Israeli resident')
  await expect(main(page).getByText('The Supreme Court reads this strictly')).toBeVisible()
  await page.reload()
  await expect(main(page).getByRole('heading', { name: 'Failed to fetch guide' })).toBeVisible()
  await page.unroute('**/rest/v1/**')
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(titleOf(page)).toContainText('Does an Israeli resident')
})

for (const width of [320, 390, 1440]) {
  test(`TOOL-5 ACC-1 at ${width} px a step and an outcome fit, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openGuide(page, ZERO)
    await expectToFit(page)
    expect(await findFaults(page)).toEqual([])
    await answer(page, /^I do not know/)
    await expectToFit(page)
    expect(await findFaults(page)).toEqual([])
  })
}

test('TOOL-5 TRUE-6 staff preview a guide before it is saved, from question to question', async ({ page }) => {
  await openAsStaff(page, '/admin/guides')
  await page.getByRole('link', { name: REGISTER }).click()
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /Has the business/ })
    .click()
  await page.getByRole('textbox', { name: 'The question (required)' }).fill('Is the start behind us?')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  for (const name of [/^Yes, only outside/, /^Yes$/, /^Yes/]) {
    await preview.getByRole('list', { name: 'Answers' }).getByRole('link', { name }).click()
  }
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Is the start behind us?')
  await expect(page).toHaveURL(/\/admin\/guides\?/)
})
