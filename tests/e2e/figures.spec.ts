import { expect } from '@playwright/test'
import { main, open, titleOf } from './page.ts'
import { test } from './test.ts'

test('TOOL-1 TOOL-2 home leads to the figures, each with an address; the rate of a deal is found by keys alone, and Back leads to what was asked before', async ({
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
