import { expect, type Page } from '@playwright/test'
import { expectNoFaultsAtAnySize } from './axe.ts'
import { expectArrival, expectWhole } from './page.ts'
import { choose, openAsStaff, row } from './staff.ts'
import { test } from './stored-rows.ts'

const RULING = 'Wombat Ltd. v. Director of VAT'
const FILE = 'wombat.pdf'

/** Presses a button or follows a link by keyboard. */
async function press(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  await page.getByRole(role, { name, exact: true }).press('Enter')
}

test('TRUE-4 who deletes the PDF of a ruling is told before and after, and takes it off by keyboard on a phone', async ({
  page,
  store,
}) => {
  const path = `uploads/${crypto.randomUUID()}.pdf`
  await store('files', { name: FILE, path, size: 9, type: 'application/pdf' })
  const id = await store('rulings', {
    title: RULING,
    date: '1951-01-01',
    court: 'Court',
    summary: 'x',
    content: '<p>x</p>',
    pdf_url: `https://files.test/storage/v1/object/public/files/${path}`,
  })
  const offered = page.getByRole('main').getByRole('link', { name: /^Download PDF/ })
  await page.goto(`/rulings/${id}`)
  await expect(offered).toBeVisible()

  await openAsStaff(page, '/admin/files')
  await choose(row(page, FILE), 'Delete')
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('link', { name: RULING })).toBeVisible()
  await question.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByText(/^1 link leads nowhere since your change$/)).toBeVisible({ timeout: 30_000 })
  await expect(row(page, FILE)).toHaveCount(0)
  await press(page, 'link', 'Dashboard')
  await expectArrival(page, 'Dashboard')
  await expect(page.getByRole('link', { name: /^\d+ dead links?$/ })).toBeVisible()
  const newest = page.getByRole('region', { name: 'Dead Links' }).getByRole('listitem').first()
  await expect(newest).toContainText(`${RULING} links PDF, which is gone`)

  await page.setViewportSize({ width: 390, height: 844 })
  await press(page, 'link', 'All of them')
  await expectArrival(page, 'Dead Links')
  await expectWhole(page)
  await expectNoFaultsAtAnySize(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const line = page.getByRole('listitem').filter({ hasText: RULING })
  await expect(line).toHaveCount(1)
  await press(page, 'button', 'Unlink PDF')
  await expect(line).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'List of dead links' })).toBeFocused()

  await page.goto(`/rulings/${id}`)
  await expectWhole(page)
  await expect(offered).toHaveCount(0)
})
