import { expect, type Page } from '@playwright/test'
import { expectArrival, main } from './page.ts'
import { test } from './test.ts'

const region = (page: Page, name: string) => main(page).getByRole('region', { name })
const answers = (page: Page) => main(page).getByRole('list', { name: 'Questions with their answers' })

test.use({ viewport: { width: 1440, height: 900 } })

test('READ-2 one screen of 1440 × 900 shows search, five answers, what changed lately and the rate', async ({
  page,
}) => {
  await page.goto('/')
  const rate = region(page, 'Standard VAT rate')
  await expect(answers(page).getByRole('listitem')).toHaveCount(5)
  const news = region(page, 'What changed lately').getByRole('listitem')
  await expect(news).toHaveCount(3)
  for (const shown of [
    main(page).getByRole('combobox', { name: 'Your question, or the number of a section' }),
    answers(page).getByRole('listitem').last(),
    news.last(),
    main(page).getByRole('link', { name: 'Get Updates' }),
    rate.getByText('18%', { exact: true }).first(),
    rate.getByRole('figure'),
    rate.getByLabel('Which rate applied on that day?'),
    rate.getByLabel('Compare with the day'),
  ])
    await expect(shown).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('READ-2 a question leads to its answer, and its provision to the section', async ({ page }) => {
  await page.goto('/')
  const first = answers(page).getByRole('listitem').first()
  await expect(first).toContainText('Often, but not always.')
  await first.getByRole('link', { name: 'Section 30(a)(5)' }).click()
  await expect(page.locator('[id="s30(a)(5)"]')).toBeFocused()
  await expect(page).toHaveURL('/law/vat-law/30#s30(a)(5)')
  await page.goBack()
  await first.getByRole('link', { name: 'Are services to a foreign company zero-rated?' }).click()
  await expect(page).toHaveURL(/\/faqs#/)
})

test('READ-2 the question of the home page is looked for', async ({ page }) => {
  await page.goto('/')
  await main(page).getByRole('combobox').fill('invoice')
  await main(page).getByRole('search').getByRole('button', { name: 'Search' }).click()
  await expectArrival(page, 'Search')
  await expect(page).toHaveURL('/search?q=invoice')
})

test('READ-2 the days of the rate tool are in the address, and a shared address shows them', async ({ page }) => {
  await page.goto('/')
  const rate = region(page, 'Standard VAT rate')
  await rate.getByLabel('Which rate applied on that day?').fill('2012-08-31')
  await expect(rate.getByText('16%, in force from 1 January 2010 to 31 August 2012.')).toBeVisible()
  await rate.getByLabel('Compare with the day').fill('2012-09-01')
  await expect(rate.getByText('1 percentage point more than on the first day.')).toBeVisible()
  await expect(page).toHaveURL('/?day=2012-08-31&other=2012-09-01')
  await page.reload()
  await expect(rate.getByText('1 percentage point more than on the first day.')).toBeVisible()
})

test('READ-2 a rate whose day is in doubt says so', async ({ page }) => {
  await page.goto('/?day=1985-08-15')
  const said = region(page, 'Standard VAT rate').getByRole('status').first()
  await expect(said).toContainText('a third dates it to 1 July 1985')
})

test('READ-2 READ-4 the chapters of the law stand below with their sections, and lead to them', async ({ page }) => {
  await page.goto('/')
  const chapters = region(page, 'VAT Law by chapter').getByRole('link')
  await expect(chapters).toHaveCount(18)
  await expect(chapters.first()).toHaveText('Definitions §§ 1–1A, sections 1 to 1A')
  await chapters.filter({ hasText: 'Zero Rate and Exemptions' }).click()
  await expect(page).toHaveURL(/\/law\/vat-law#[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 3, name: /^30\. / })).toBeFocused()
  await expect(main(page).getByRole('article', { name: /^30\. / })).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('READ-2 the answers, the rate and its history are read without JavaScript', async ({ page }) => {
    await page.goto('/')
    await expect(answers(page).getByRole('listitem')).toHaveCount(5)
    const rate = region(page, 'Standard VAT rate')
    await expect(rate.getByRole('figure')).toBeVisible()
    await rate.getByText('All 18 rates since 1976').click()
    await expect(rate.getByRole('row')).toHaveCount(19)
  })
})
