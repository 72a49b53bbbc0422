import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { choose, openAsStaff, row, save } from './staff.ts'
import { test } from './stored-rows.ts'

/** All that the pages complain of from now on; what the site's policy forbids, the test itself notes. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  return complaints
}

const PASTED =
  '<p style="margin: 0"><span style="font-weight: 700">Rate</span> of <a href="https://www.gov.il/">the State</a></p>' +
  '<ol style="list-style-type: lower-alpha"><li>goods</li></ol>' +
  '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>'

test('SEC-3 staff write, paste and delete a text, upload a file and download a table under the policy', async ({
  page,
  context,
  store,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const complaints = complaintsOf(page)
  await openAsStaff(page, '/admin/news')
  await page.getByRole('button', { name: 'Add news post' }).click()
  await page.getByLabel('Title').fill('Under the policy')
  await page.getByLabel('Category (required)').selectOption('Updates')
  await page.getByLabel('Summary').fill('What it says in short.')
  const box = page.getByRole('textbox', { name: 'Content' })
  await box.focus()
  await page.keyboard.type('First words. ')
  await page.evaluate(async (html) => {
    await navigator.clipboard.write([new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) })])
  }, PASTED)
  await page.keyboard.press('Control+V')
  await expect(box.locator('strong')).toHaveText('Rate')
  await expect(box.locator('ol[type=a] > li')).toHaveText('goods')
  await expect(box.getByRole('link', { name: 'the State' })).toHaveAttribute('href', 'https://www.gov.il/')
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Control+X')
  await expect(box).toHaveText('')
  await page.keyboard.press('Control+V')
  await expect(box.getByRole('table')).toBeVisible()
  await save(page)
  const post = row(page, /Under the policy/)
  await choose(post, 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(post).toHaveCount(0)

  await page.goto('/admin/files')
  const buffer = Buffer.from('court,year\nDistrict,2024\n')
  await page.getByLabel('Files (required)').setInputFiles({ name: 'table.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  const file = row(page, 'table.csv')
  const address = await file.getByRole('link').getAttribute('href')
  const answer = await page.request.get(address ?? '')
  expect(answer.headers()['content-security-policy']).toBe("default-src 'none'; sandbox")
  await choose(file, 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(file).toHaveCount(0)

  await store('newsletter_subscriptions', { email: 'reader@example.com' })
  await page.goto('/admin/subscribers')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export subscribers as CSV' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('reader@example.com')
  expect(complaints).toEqual([])
})
