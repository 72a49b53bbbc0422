import { expect } from '@playwright/test'
import { expectNoFaultsAtAnySize } from './axe.ts'
import { main, open, titleOf } from './page.ts'
import { test } from './test.ts'

test('TOOL-1 home leads to the figures; the address of one opens it, by a link and when it is loaded', async ({
  page,
}) => {
  await open(page, '/')
  await main(page)
    .getByRole('navigation', { name: 'Further parts' })
    .getByRole('link', { name: /^Rates and amounts/ })
    .click()
  await expect(titleOf(page)).toHaveText('Rates and amounts')
  await page.getByRole('navigation', { name: 'Figures' }).getByRole('link', { name: 'Allocation number' }).click()
  await expect(page).toHaveURL('/amounts#allocation-number')
  const table = main(page).getByRole('table', { name: /^Allocation number/ })
  await expect(table.getByRole('row', { name: /1 January 2026 31 May 2026 10,000/ })).toBeVisible()
  await page.reload()
  await expect(table).toBeVisible()
  await expect(main(page).getByRole('heading', { name: /^Allocation number/ })).toBeInViewport()
})

test('TOOL-1 a text that refers to a figure says what holds today, and leads to its history', async ({ page }) => {
  await open(page, '/faqs')
  await main(page)
    .getByRole('tab', { name: /^Registration/ })
    .click()
  await main(page).getByRole('button', { name: 'Is there a turnover below which we need not register?' }).click()
  const answer = main(page).locator('p', { hasText: 'serves another purpose' })
  await expect(answer).toContainText(/^No\. The ceiling of turnover \(NIS 122,833[^)]*2026\) serves/)
  await expect(answer.locator('.present-figure')).toBeVisible()
  await answer.getByRole('link', { name: 'ceiling of turnover' }).click()
  await expect(titleOf(page)).toHaveText('Rates and amounts')
  await expect(main(page).getByRole('heading', { name: /^Exempt dealer/ })).toBeInViewport()
})

test('TOOL-2 the rate of a deal is found by keys alone, and Back leads to what was asked before', async ({ page }) => {
  await open(page, '/which-rate')
  await main(page).getByRole('radio', { name: 'A sale of goods' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(main(page).getByRole('radio', { name: 'A service' })).toBeChecked()
  await main(page).getByLabel('Paid', { exact: true }).fill('2024-12-31')
  await page.keyboard.press('Enter')
  const answer = main(page).getByRole('region', { name: 'The rate' })
  await expect(answer.locator('.tool-figure')).toHaveText('17%')
  await main(page).getByLabel('Paid', { exact: true }).fill('2025-01-01')
  await main(page).getByRole('button', { name: 'Show the rate' }).click()
  await expect(answer.locator('.tool-figure')).toHaveText('18%')
  await expect(page).toHaveURL('/which-rate?deal=service&paid=2025-01-01&case=none')
  await page.goBack()
  await expect(answer.locator('.tool-figure')).toHaveText('17%')
  await expect(main(page).getByLabel('Paid', { exact: true })).toHaveValue('2024-12-31')
})

test('TOOL-3 an invoice is asked about, and the address alone shows the same again', async ({ page }) => {
  await open(page, '/allocation-number')
  await main(page).getByLabel('Date', { exact: true }).fill('2026-07-01')
  await main(page).getByLabel('Amount in NIS').fill('5.000,00')
  await main(page).getByRole('radio', { name: 'With VAT at the standard rate' }).check()
  await main(page).getByRole('button', { name: 'Show the answer' }).click()
  const answer = main(page).getByRole('region', { name: 'The answer' })
  await expect(answer.locator('.tool-verdict')).toHaveText('Not settled')
  await open(page, page.url())
  await expect(answer.locator('.tool-verdict')).toHaveText('Not settled')
  await expectNoFaultsAtAnySize(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('TOOL-1 TOOL-2 TOOL-3 figures open, and the tools are tables', async ({ page }) => {
    await page.goto('/amounts')
    await main(page)
      .getByRole('heading', { name: /^Exempt dealer/ })
      .click()
    await expect(main(page).getByRole('row', { name: /^for 2026 / })).toBeVisible()
    await page.goto('/which-rate')
    await expect(main(page).getByRole('row', { name: /^A service section 24 the day of payment/ })).toBeVisible()
    await expect(main(page).getByRole('row', { name: /^from 1 January 2025 18%/ })).toBeVisible()
    await page.goto('/allocation-number')
    await expect(main(page).getByRole('row', { name: 'from 1 June 2026 NIS 5,000' })).toBeVisible()
  })
})
