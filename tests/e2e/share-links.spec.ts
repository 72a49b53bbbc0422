import { expect, type Page } from '@playwright/test'
import { expectArrival } from './page.ts'
import { test } from './test.ts'

const NETWORKS = ['LinkedIn', 'X', 'Facebook']

/** What the links say as they stand, which is what copying, dragging and the browser's own sharing take. */
async function expectWhole(page: Page, path: string): Promise<void> {
  const address = new URL(path, page.url()).href
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address)
  for (const name of NETWORKS) {
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', new RegExp(`=${encodeURIComponent(address)}$`))
  }
}

test('MEND-A9 links that share a page say its whole address, and so does its canonical one', async ({ page }) => {
  await page.goto('/terms')
  await expectWhole(page, '/terms')
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expectArrival(page, 'Get in Touch')
  await expectWhole(page, '/contact')
})
