import { expect } from '@playwright/test'
import { expectNoFaultsAtAnySize, findFaults } from './axe.ts'
import { choose, openAsStaff, row } from './staff.ts'
import { test } from './test.ts'

const SCREENS = [
  ['/admin', 'Dashboard'],
  ['/admin/chapters?edit=new', 'Chapters & Sections'],
  ['/admin/rulings', 'Rulings'],
  ['/admin/rulings?edit=new', 'Add a ruling'],
  ['/admin/decisions?edit=new', 'Add a decision'],
  ['/admin/news', 'News'],
  ['/admin/faqs', 'FAQs'],
  ['/admin/files', 'Files'],
  ['/admin/messages', 'Messages'],
  ['/admin/subscribers', 'Subscribers'],
  ['/admin/vat-rates', 'VAT Rates'],
  ['/admin/references', 'References that lead nowhere'],
] as const

for (const [address, heading] of SCREENS) {
  test(`PAGE-3 axe finds nothing on ${address}`, async ({ page }) => {
    await openAsStaff(page, address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    await expectNoFaultsAtAnySize(page)
  })
}

test('PAGE-3 axe finds nothing in the sections of a chapter, a history, and a question', async ({ page }) => {
  await openAsStaff(page, '/admin/chapters')
  const chapter = row(page, 'Definitions')
  await chapter.getByRole('button', { name: 'Sections' }).click()
  await choose(chapter, 'History')
  await expect(page.getByRole('region', { name: 'List of sections' })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await expectNoFaultsAtAnySize(page)
  await choose(chapter, 'Delete')
  await expectNoFaultsAtAnySize(page)
})

test('PAGE-3 axe finds nothing on the page of sign-in', async ({ page }) => {
  await page.goto('/admin/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expectNoFaultsAtAnySize(page)
})

test('PAGE-3 axe finds nothing in the open menu of a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAsStaff(page, '/admin/rulings')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible()
  expect(await findFaults(page)).toEqual([])
})
