import { expect, type Page } from '@playwright/test'
import { sectionNamed } from './law-page.ts'
import { main } from './page.ts'
import { test } from './test.ts'

const region = (page: Page, name: string) => main(page).getByRole('region', { name })

test('READ-2 READ-4 one screen of 1440 × 900 shows search, tools and guides, five answers, what changed lately and the rate; answers and chapters lead to the law', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const answers = main(page).getByRole('list', { name: 'Questions with their answers' }).getByRole('listitem')
  const rate = region(page, 'Standard VAT rate')
  await expect(answers).toHaveCount(5)
  const news = region(page, 'What changed lately').getByRole('listitem')
  await expect(news).toHaveCount(3)
  for (const shown of [
    main(page).getByRole('combobox', { name: 'Your question, or the number of a section' }),
    main(page).getByRole('navigation', { name: 'Tools and guides' }).getByRole('link').last(),
    answers.last(),
    news.last(),
    main(page).getByRole('link', { name: 'Get Updates' }),
    rate.getByText('18%', { exact: true }).first(),
    rate.getByLabel('Which rate applied on that day?'),
  ])
    await expect(shown).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await answers.first().getByRole('link', { name: 'Section 30(a)(5)' }).click()
  await expect(page.locator('[id="s30(a)(5)"]')).toBeFocused()
  await expect(page.locator('[id="s30(a)(5)"]')).toBeInViewport()
  await expect(page).toHaveURL('/law/vat-law/30#s30(a)(5)')
  await page.goBack()
  const chapters = region(page, 'VAT Law by chapter').getByRole('link')
  await chapters.filter({ hasText: 'Zero Rate and Exemptions' }).click()
  await expect(page).toHaveURL(/\/law\/vat-law#[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 3, name: /^30\. / })).toBeFocused()
  await expect(sectionNamed(page, /^30\. /)).toBeInViewport()
})
