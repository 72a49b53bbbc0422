import { expect } from '@playwright/test'
import { openByApp } from './app-shell.ts'
import { expectNoFaultsAtAnySize, findFaults, findFaultsBySecond } from './axe.ts'
import { addressOf, main, open, titleOf } from './page.ts'
import { test } from './test.ts'

/** A page of every kind, and every state of a list and of a search that has an address. */
const PATHS = [
  ...['/', '/law/vat-law', '/law/vat-law/30', '/rulings/:id', '/decisions/:id', '/news/:id'],
  ...['/rulings', '/decisions', '/news?category=Circulars'],
  ...['/rulings?q=input&court=District+Court,+Tel+Aviv&from=2015', '/rulings?q=xqzwvk', '/rulings?page=9'],
  ...['/search', '/search?q=invoice', '/search?q=xqzwvk', '/faqs', '/glossary', '/contact', '/accessibility'],
  ...['/changes', '/open-data'],
  ...[
    '/pack?text=law/vat-law/30&text=law/regulations/12a',
    '/nowhere',
    '/rulings/00000000-0000-4000-8000-000000000000',
  ],
]

for (const path of PATHS) {
  test(`PAGE-3 ACC-1 axe and the second checker find nothing on ${path}`, async ({ page, request }) => {
    await open(page, await addressOf(request, path))
    await expectNoFaultsAtAnySize(page)
  })
}

test('PAGE-3 axe finds nothing in the results of a search in the law', async ({ page }) => {
  await open(page, '/law/vat-law')
  await main(page).getByRole('searchbox').fill('representative')
  await main(page).getByRole('button', { name: 'Next match' }).click()
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /^Match 1 of/ }),
  ).toBeVisible()
  await expectNoFaultsAtAnySize(page)
  await main(page).getByRole('searchbox').fill('xylophone')
  await expect(main(page).getByText('No matches')).toBeVisible()
  await expectNoFaultsAtAnySize(page)
})

test('PAGE-3 axe finds nothing in expanded chapters with a section chosen', async ({ page }) => {
  await open(page, '/law/regulations#s18')
  await main(page).getByRole('button', { name: 'Expand all chapters' }).click()
  await expect(page.getByRole('article', { name: /^25A\. / })).toBeVisible()
  await expectNoFaultsAtAnySize(page)
})

test('PAGE-3 axe finds nothing in the contents that slide over', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/law/vat-law')
  await main(page).getByRole('button', { name: 'Contents' }).click()
  const drawer = page.getByRole('dialog', { name: 'Contents' })
  await drawer.getByRole('button', { name: 'Price' }).click()
  await expect(drawer.getByRole('link', { name: /^7\. / })).toBeVisible()
  expect(await findFaults(page)).toEqual([])
})

test('PAGE-3 axe finds nothing in the open menu and on the skip link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/rulings')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  expect(await findFaults(page)).toEqual([])
})

test("PAGE-3 axe finds nothing in the header's search with hits and without", async ({ page }) => {
  await open(page, '/rulings')
  const box = page.getByRole('combobox', { name: 'Search the site' })
  await box.fill('invoice')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  expect(await findFaults(page)).toEqual([])
  await box.fill('xqzwvk')
  await expect(page.getByRole('banner').getByText('No results found')).toBeVisible()
  expect(await findFaults(page)).toEqual([])
})

test('PAGE-3 axe finds nothing in an open FAQ and in found ones', async ({ page }) => {
  await open(page, '/faqs')
  const question = main(page).getByRole('heading', { level: 3 }).getByRole('button').first()
  await question.click()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expectNoFaultsAtAnySize(page)
  await open(page, '/faqs?q=company')
  await expectNoFaultsAtAnySize(page)
})

test('PAGE-3 axe finds nothing in the law browser on the home page', async ({ page }) => {
  await open(page, '/')
  await main(page)
    .getByRole('button', { name: /^Browse VAT Law/ })
    .click()
  await expect(page.getByRole('article', { name: '1. Definitions' })).toBeVisible()
  await expectNoFaultsAtAnySize(page)
})

test('PAGE-3 axe finds nothing in forms that complain', async ({ page }) => {
  await open(page, '/contact')
  await page.getByRole('form', { name: 'Newsletter' }).getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('form', { name: 'Newsletter' })).toContainText('Email is required')
  await main(page).getByRole('button', { name: /Send/ }).click()
  await expect(main(page).getByRole('link', { name: 'Name is required' })).toBeVisible()
  await expectNoFaultsAtAnySize(page)
})

/** A page of every kind that asks the backend for what it shows. */
const ASKING = [
  ...['/', '/law/vat-law', '/law/vat-law/30', '/rulings', '/rulings/:id', '/faqs', '/search?q=invoice'],
  '/pack?text=law/vat-law/30',
]

test('ACC-1 axe and the second checker find nothing on any page while it loads', async ({ page, request }) => {
  const addresses = await Promise.all(ASKING.map((path) => addressOf(request, path)))
  await openByApp(page)
  await page.route('**/rest/v1/**', () => {})
  for (const address of addresses) {
    await page.goto(address)
    await expect(titleOf(page)).toBeVisible()
    expect([address, ...(await findFaults(page)), ...(await findFaultsBySecond(page))]).toEqual([address])
  }
})

test('ACC-1 axe and the second checker find nothing on any page that could not be loaded', async ({
  page,
  request,
}) => {
  const addresses = await Promise.all(ASKING.map((path) => addressOf(request, path)))
  await openByApp(page)
  await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 403, json: { message: 'no' } }))
  for (const address of addresses) {
    await page.goto(address)
    const failure = main(page)
      .getByText(/Failed to|could not|error/i)
      .filter({ visible: true })
    await expect(failure.first()).toBeVisible()
    await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
    await expectNoFaultsAtAnySize(page)
  }
})
