import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { sectionNamed } from './law-page.ts'
import { main, titleOf } from './page.ts'
import { test } from './test.ts'

test.use({ javaScriptEnabled: false })

const DIST = path.resolve(import.meta.dirname, '../../dist')

/** The first written page of a kind. */
const oneOf = (kind: string) => `/${globSync(`${kind}/*.html`, { cwd: DIST }).sort()[0]?.replace('.html', '')}`
const GUIDE = oneOf('guides')

const needs = (page: Page) => main(page).locator('noscript p').first()

/** A page of every kind, with what else has to hold of it. */
const PAGES: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    await test.step('has its styles for the pointer and for paper too', async () => {
      const footer = page.getByRole('contentinfo')
      const link = footer.getByRole('link', { name: 'Court Rulings' })
      await link.hover()
      await expect(link).toHaveCSS('text-decoration-line', 'underline')
      await page.emulateMedia({ media: 'print' })
      await expect(footer).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
    })
    await test.step('its chapters lead to their first sections', async () => {
      await main(page).getByRole('link', { name: 'Zero Rate and Exemptions' }).click()
      await expect(main(page).getByRole('heading', { level: 3, name: /^30\. / })).toBeInViewport()
    })
  },
  '/law/vat-law': async (page) => {
    const note = page.locator('[id="s30(a)(5)"] > .margin-note')
    await test.step('its margin opens', async () => {
      await note.locator('> summary').click()
      await expect(note.getByRole('link', { name: 'Applause App Quality' })).toBeVisible()
    })
    await test.step('its paragraphs are found, and texts lead to them', async () => {
      const section = sectionNamed(page, /^30\. /)
      await page.goto('/law/vat-law#s30(a)(5)')
      await expect(page.locator('[id="s30(a)(5)"]')).toBeInViewport()
      await section.getByRole('link', { name: 'Link to section 30(b)' }).click()
      await expect(page.locator('[id="s30(b)"]')).toBeInViewport()
      await section.getByRole('link', { name: 'CA 8556/21', exact: true }).click()
      await expect(titleOf(page)).toHaveText(/G\.F\.I\. Securities/)
      await page.locator('.prose').getByRole('link', { name: 'section 30(a)(5)' }).first().click()
      await expect(page.locator('[id="s30(a)(5)"]')).toBeInViewport()
    })
    await test.step('on the page of a section the margin opens, and a term leads to the glossary', async () => {
      await note.locator('> summary').click()
      await expect(note.getByRole('link', { name: 'Applause App Quality' })).toBeVisible()
      await main(page).locator('.statute .term', { hasText: 'foreign resident' }).first().click()
      await expect(page).toHaveURL(/\/glossary#/)
      await expect(main(page).locator('article:target')).toContainText('תושב חוץ')
    })
  },
  '/law/vat-law/2': (page) =>
    test.step('it is that of today, with its versions', async () => {
      await expect(main(page).getByRole('region', { name: 'Versions' })).toContainText(
        '1 October 2015 to 31 December 2024',
      )
      await expect(main(page)).toContainText('In force since 1 January 2025')
      await expect(main(page).getByRole('link', { name: 'As on another day' })).toBeHidden()
    }),
  '/rulings': (page) => expect(needs(page)).toContainText('Searching and filtering this list needs JavaScript.'),
  [oneOf('rulings')]: nothingElse,
  '/decisions': nothingElse,
  [oneOf('decisions')]: nothingElse,
  '/news': nothingElse,
  [oneOf('news')]: nothingElse,
  '/faqs': nothingElse,
  '/glossary': nothingElse,
  '/guides': nothingElse,
  [GUIDE]: (page) =>
    test.step('it has all its questions below the first', async () => {
      await expect(main(page).getByRole('list', { name: 'Answers' })).toBeHidden()
      await expect(main(page).getByRole('heading', { name: 'All questions of this guide' })).toBeVisible()
      await expect(main(page).locator('noscript h3').first()).toBeVisible()
      const answers = main(page)
        .locator('noscript li')
        .filter({ hasText: /: go to \d+$/ })
      await expect(answers.first()).toBeVisible()
    }),
  '/changes': nothingElse,
  '/contact': async (page) => {
    await expect(needs(page)).toContainText('This form needs JavaScript.')
    const newsletter = page.getByRole('contentinfo').locator('noscript p').first()
    await expect(newsletter).toContainText('Subscribing needs JavaScript.')
  },
  '/search': async (page) => {
    await expect(needs(page)).toContainText('The search needs JavaScript.')
    await main(page).getByRole('link', { name: 'Regulations' }).click()
    await expect(page).toHaveURL(/\/law\/regulations$/)
    await main(page).getByRole('navigation', { name: 'Contents' }).getByRole('link').last().click()
    await expect(page).toHaveURL(/#chapter-/)
    await expect(main(page).locator('h2:target')).toBeInViewport()
  },
  '/privacy': nothingElse,
}

async function nothingElse() {}

test('FIND-5 every page is whole, shows no control that does nothing, and says what needs scripts', async ({
  page,
}) => {
  for (const [address, expectMore] of Object.entries(PAGES)) {
    await test.step(address, async () => {
      await page.goto(address)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(titleOf(page)).toBeVisible()
        await expect(page.locator('button:not(h2 > *, h3 > *):visible, input:visible, select:visible')).toHaveCount(0)
      }
      await expectMore(page)
    })
  }
  await page.setViewportSize({ width: 390, height: 900 })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rulings' }).click()
  await expect(titleOf(page)).toHaveText('Court Rulings')
})

test('FIND-5 every chapter and every answer is open', async ({ page }) => {
  await page.goto('/law/regulations')
  const last = main(page).locator('.law-chapter-body').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await page.goto('/faqs')
  for (const answer of await main(page).getByRole('article').locator('.prose').all()) await expect(answer).toBeVisible()
})

test('FIND-5 rates, figures and deadlines are tables, and letters lead to the terms of the glossary', async ({
  page,
}) => {
  const row = (name: string | RegExp) => main(page).getByRole('row', { name })
  await test.step('at home', async () => {
    await page.goto('/')
    const answers = main(page).getByRole('list', { name: 'Questions with their answers' })
    await expect(answers.getByRole('listitem')).toHaveCount(5)
    const rate = main(page).getByRole('region', { name: 'Standard VAT rate' })
    await expect(rate.getByRole('figure')).toBeVisible()
    await rate.getByText('All 18 rates since 1976').click()
    await expect(rate.getByRole('row')).toHaveCount(19)
  })
  await test.step('of the tools', async () => {
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
  await test.step('of the glossary', async () => {
    const term = (name?: string) => main(page).getByRole('heading', { level: 3, ...(name && { name }) })
    await page.goto('/glossary')
    await expect(term()).toHaveCount(96)
    await main(page).getByRole('link', { name: 'Z', exact: true }).click()
    await expect(term('zero rate')).toBeInViewport()
    await main(page).getByRole('link', { name: 'א', exact: true }).click()
    await expect(page).toHaveURL(/\/glossary\/hebrew#/)
    await expect(term('איחוד עוסקים')).toBeInViewport()
  })
})
