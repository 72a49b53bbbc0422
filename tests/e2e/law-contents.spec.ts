import { expect } from '@playwright/test'
import { contents, main } from './law-page.ts'
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
