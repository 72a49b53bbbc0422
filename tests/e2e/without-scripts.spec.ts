import { globSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { main, titleOf } from './page.ts'
import { test } from './test.ts'

test.use({ javaScriptEnabled: false })

const DIST = path.resolve(import.meta.dirname, '../../dist')

/** The first written page of a kind. */
const oneOf = (kind: string) => `/${globSync(`${kind}/*.html`, { cwd: DIST }).sort()[0]?.replace('.html', '')}`

const KINDS = [
  '/',
  '/law/vat-law',
  '/rulings',
  '/decisions',
  '/news',
  '/faqs',
  '/glossary',
  '/guides',
  '/changes',
  '/contact',
  '/search',
  '/privacy',
]
const ITEMS = ['law/vat-law', 'rulings', 'decisions', 'news', 'guides']

for (const width of [390, 1440]) {
  test(`FIND-5 at ${width} px every page is whole, and shows no control that does nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const address of [...KINDS, ...ITEMS.map((kind) => oneOf(kind))]) {
      await test.step(address, async () => {
        await page.goto(address)
        await expect(titleOf(page)).toBeVisible()
        await expect(page.locator('button:not(h2 > *, h3 > *):visible, input:visible, select:visible')).toHaveCount(0)
      })
    }
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rulings' }).click()
    await expect(titleOf(page)).toHaveText('Court Rulings')
  })
}

test('FIND-5 every chapter and every answer is open', async ({ page }) => {
  await page.goto('/law/vat-law')
  const last = main(page).locator('.law-chapter-body').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await page.goto('/faqs')
  for (const answer of await main(page).getByRole('article').locator('.prose').all()) await expect(answer).toBeVisible()
})

test('FIND-5 READ-2 the chapters on the home page lead to their first sections', async ({ page }) => {
  await page.goto('/')
  await main(page).getByRole('link', { name: 'Zero Rate and Exemptions' }).click()
  await expect(main(page).getByRole('heading', { level: 3, name: /^30\. / })).toBeInViewport()
})

test('FIND-5 TOOL-5 a guide has all its questions below the first', async ({ page }) => {
  await page.goto(oneOf('guides'))
  await expect(titleOf(page)).toBeVisible()
  await expect(main(page).getByRole('list', { name: 'Answers' })).toBeHidden()
  await expect(main(page).getByRole('heading', { name: 'All questions of this guide' })).toBeVisible()
  await expect(main(page).locator('noscript h3').first()).toBeVisible()
  await expect(main(page).locator('noscript li').first()).toContainText(/: go to \d+$/)
})

test('FIND-5 search, lists and forms say what they need and name another way', async ({ page }) => {
  await page.goto('/search')
  await expect(main(page).locator('noscript p').first()).toContainText('The search needs JavaScript.')
  await main(page).getByRole('link', { name: 'Regulations' }).click()
  await expect(page).toHaveURL(/\/law\/regulations$/)
  await main(page).getByRole('navigation', { name: 'Contents' }).getByRole('link').last().click()
  await expect(page).toHaveURL(/#chapter-/)
  await expect(main(page).locator('h2:target')).toBeInViewport()
  await page.goto('/rulings')
  await expect(main(page).locator('noscript p').first()).toContainText(
    'Searching and filtering this list needs JavaScript.',
  )
  await page.goto('/contact')
  await expect(main(page).locator('noscript p').first()).toContainText('This form needs JavaScript.')
  await expect(page.getByRole('contentinfo').locator('noscript p').first()).toContainText(
    'Subscribing needs JavaScript.',
  )
})

test('FIND-5 rates, figures and deadlines are tables, and letters lead to the terms of the glossary', async ({
  page,
}) => {
  const row = (name: string | RegExp) => main(page).getByRole('row', { name })
  await test.step('READ-2 at home', async () => {
    await page.goto('/')
    const answers = main(page).getByRole('list', { name: 'Questions with their answers' })
    await expect(answers.getByRole('listitem')).toHaveCount(5)
    const rate = main(page).getByRole('region', { name: 'Standard VAT rate' })
    await expect(rate.getByRole('figure')).toBeVisible()
    await rate.getByText('All 18 rates since 1976').click()
    await expect(rate.getByRole('row')).toHaveCount(19)
  })
  await test.step('TOOL-1 TOOL-2 TOOL-3 TOOL-4', async () => {
    await page.goto('/amounts')
    await main(page)
      .getByRole('heading', { name: /^Exempt dealer/ })
      .click()
    await expect(row(/^for 2026 /)).toBeVisible()
    await page.goto('/which-rate')
    await expect(row(/^A service section 24 the day of payment/)).toBeVisible()
    await expect(row(/^from 1 January 2025 18%/)).toBeVisible()
    await page.goto('/allocation-number')
    await expect(row('from 1 June 2026 NIS 5,000')).toBeVisible()
    await page.goto('/deadlines')
    await expect(row(/^Deduct the input tax .*within 6 months/)).toBeVisible()
  })
  await test.step('TERM-1', async () => {
    const term = (name?: string) => main(page).getByRole('heading', { level: 3, ...(name && { name }) })
    await page.goto('/glossary')
    await expect(term()).toHaveCount(48)
    await main(page).getByRole('link', { name: 'Z', exact: true }).click()
    await expect(term('zero rate')).toBeInViewport()
    await main(page).getByRole('link', { name: 'א', exact: true }).click()
    await expect(page).toHaveURL(/\/glossary\/hebrew#/)
    await expect(term('איחוד עוסקים')).toBeInViewport()
  })
})
