import { expect } from '@playwright/test'
import { contents, headingOf, main, sectionNamed } from './law-page.ts'
import { test } from './test.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('LAW-3 on a large screen they stand beside the text and mark the section being read', async ({ page }) => {
  await page.goto('/law/vat-law')
  await expect(contents(page)).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Contents' })).toBeHidden()
  await main(page).getByRole('button', { name: 'Expand all chapters' }).click()
  for (const number of ['7', '30', '2']) {
    await main(page)
      .getByRole('article', { name: new RegExp(`^${number}\\. `) })
      .evaluate((section) => section.scrollIntoView())
    const link = contents(page).getByRole('link', { name: new RegExp(`^${number}\\. `) })
    await expect(link).toHaveAttribute('aria-current', 'location')
    await expect(link).toBeInViewport()
    await expect(contents(page).locator('[aria-current]')).toHaveCount(1)
  }
})

test('LAW-3 the contents do not move under the pointer of a reader who looks for another section', async ({ page }) => {
  await page.goto('/law/vat-law')
  for (const name of ['Imposition and Rate of Tax', 'Zero Rate and Exemptions']) {
    await contents(page).getByRole('button', { name }).click()
  }
  const [chosen, next] = ['2. Imposition and rate of VAT', '33. Precious stones'].map((name) =>
    contents(page).getByRole('link', { name }),
  )
  if (!chosen || !next) throw new Error('unreachable')
  await chosen.click()
  await expect(chosen).toHaveAttribute('aria-current', 'location')
  await next.evaluate((link) => link.scrollIntoView({ block: 'start' }))
  await expect(chosen).toHaveAttribute('aria-current', 'location')
  await expect(chosen).not.toBeInViewport()
  await expect(next).toBeInViewport()
})

test('FAST-5 SHELL-6 Back shows the place that was left first, and the rest of the open chapters after it', async ({
  page,
}) => {
  await page.goto('/law/vat-law')
  await main(page).getByRole('button', { name: 'Expand all chapters' }).click()
  const all = await main(page).getByRole('article').count()
  const section = sectionNamed(page, '30. Zero-rated transactions')
  await headingOf(section).scrollIntoViewIfNeeded()
  await section.getByRole('link', { name: 'Own page of 30. Zero-rated transactions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '30. Zero-rated transactions' })).toBeFocused()
  // what is on the page with the first article: observers are told once a whole step is in the document
  const first = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const observer = new MutationObserver(() => {
          if (location.pathname !== '/law/vat-law') return
          const articles = [...document.querySelectorAll('main article.provision h3')]
          if (articles.length === 0) return
          observer.disconnect()
          resolve(articles.map(({ textContent }) => textContent ?? ''))
        })
        observer.observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page.goBack()
  const shown = await first
  expect(shown).toContain('30. Zero-rated transactions')
  expect(shown.length).toBeLessThan(all / 2)
  await expect(main(page).getByRole('article')).toHaveCount(all)
  await expect(headingOf(section)).toBeInViewport()
})
