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
