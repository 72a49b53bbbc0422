import { expect } from '@playwright/test'
import { test } from './test.ts'

test('SEARCH-2 a section number finds its section, and its link opens it there', async ({ page }) => {
  await page.goto('/search?q=30(a)(5)')
  await expect(page.getByRole('status').filter({ hasText: 'results for "30(a)(5)"' })).toBeVisible()
  const first = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 }).first()
  await expect(first).toHaveText('30. Zero-rated transactions')
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/law\/vat-law#/)
  await expect(page.getByRole('article', { name: '30. Zero-rated transactions' })).toBeInViewport()
})

test('SEARCH-3 a hit says which text of the law it stands in', async ({ page }) => {
  await page.goto('/search?q=30(a)(5)')
  const hit = (name: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2, name }) })
  await expect(hit('30. Zero-rated transactions')).toContainText(/^VAT Law/)
  await expect(hit('12A. Limits on zero-rated services')).toContainText(/^Regulations/)
})

test('SEARCH-3 a hit of news says of what day it is, in the results and in the dropdown', async ({ page }) => {
  await page.goto('/search?q=allocation+numbers+start')
  const hit = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Allocation numbers start' }) })
  await expect(hit).toContainText(/^News post, 5 May 2024/)
  await page.getByRole('banner').getByRole('combobox').fill('allocation numbers start')
  await expect(page.getByRole('option', { name: /^News post, 5 May 2024/ })).toBeVisible()
})

test('SEARCH-2 the search box asks, the address holds the query, and Back works', async ({ page }) => {
  await page.goto('/search')
  await expect(page.getByText('Enter a search term to begin')).toBeVisible()
  await page.getByRole('searchbox').fill('invioce alocation number')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\?q=invioce/)
  await expect(page.getByText('Did you mean')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Enter a search term to begin')).toBeVisible()
})

test('SEARCH-3 the results narrow to one type, with its count, and the address keeps it', async ({ page }) => {
  await page.goto('/search?q=invoice')
  const types = page.getByRole('navigation', { name: 'Type of result' })
  const faqs = types.getByRole('link', { name: /^FAQs / })
  const count = (await faqs.textContent())?.match(/\d+/)?.[0]
  await faqs.click()
  await expect(page).toHaveURL('/search?q=invoice&type=faq')
  await expect(page.getByText(`Found ${count} results for "invoice"`)).toBeVisible()
  await expect(faqs).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused()
  const kinds = page
    .getByRole('region', { name: 'Results' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(kinds.filter({ hasNotText: /^FAQ/ })).toHaveCount(0)
  await page.goto('/search?q=invoice&type=nonsense')
  await expect(types.getByRole('link', { name: /^All / })).toHaveAttribute('aria-current', 'page')
})

test('SEARCH-8 the results narrow to years, by keys alone, and the address keeps them', async ({ page }) => {
  await page.goto('/search?q=invoice&type=news')
  const from = page.getByRole('combobox', { name: 'From year' })
  const latest = await from.locator('option').nth(1).textContent()
  const [, year, count] = latest?.match(/^(\d{4}) \((\d+)\)$/) ?? []
  await from.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(`/search?q=invoice&type=news&from=${year}`)
  await expect(page.getByText(new RegExp(`Found ${count} results? for "invoice"`))).toBeVisible()
  await expect(from).toBeFocused()
  const hits = page
    .getByRole('region', { name: 'Results' })
    .getByRole('listitem')
    .filter({ has: page.locator('h2') })
  await expect(hits).toHaveCount(Number(count))
  await expect(hits.filter({ hasText: new RegExp(`News post, .*${year}`) })).toHaveCount(Number(count))
  await page.goto('/search?q=invoice&from=1950&to=1951')
  await expect(page.getByText('No results of these years.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all results' }).click()
  await expect(page).toHaveURL('/search?q=invoice')
})

test('SEARCH-3 the page of results is in the address, and one beyond the end leads back', async ({ page }) => {
  await page.goto('/search?q=invoice')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/search?q=invoice&page=2')
  await expect(page.getByText(/page 2 of/)).toBeVisible()
  await page.goto('/search?q=invoice&page=90')
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(page).toHaveURL('/search?q=invoice')
})

test('SEARCH-2 no hit has its own message, and a failure a way to try again', async ({ page }) => {
  await page.goto('/search?q=xqzwvk')
  await expect(page.getByText('No results found for "xqzwvk"')).toBeVisible()
  const ways = page.getByRole('navigation', { name: 'Where else to look' })
  await expect(ways.getByRole('link', { name: 'Court Rulings' })).toHaveAttribute('href', '/rulings')
  await page.route('**/rest/v1/rpc/search_content', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/search?q=representative')
  await expect(page.getByRole('alert').getByText('An error occurred while searching')).toBeVisible()
  await page.unroute('**/rest/v1/rpc/search_content')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'results for "representative"' })).toBeVisible()
})

test('SEARCH-11 an answer stands above the results, with its days, its source and its section', async ({ page }) => {
  await page.goto('/search?q=VAT+rate+3+May+2012')
  const answer = page.getByRole('region', { name: 'Answer', exact: true })
  await expect(answer).toContainText(/16% ?Standard VAT rate on 3 May 2012/)
  await expect(answer).toContainText(/From 1 January 2010 to 31 August 2012\..*Source: /)
  await answer.getByRole('link', { name: 'Section 2' }).click()
  await expect(page).toHaveURL('/law/vat-law/2')
  await page.goto('/search?q=personal+import+exemption')
  await expect(answer).toContainText('Left open.')
})
