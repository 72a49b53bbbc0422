import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectNoFaultsAtAnySize } from './axe.ts'
import { expectArrival, main } from './page.ts'
import { test } from './stored-rows.ts'
import { alive } from './test.ts'

const SECTION = '/law/vat-law/2'
const TITLE = '2. Imposition and rate of VAT'

test('TIME-4 a reader reads a section as on the day before, compares it with today and copies its citation', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(SECTION)
  await main(page).getByRole('link', { name: 'Read the text: 1 October 2015 to 31 December 2024' }).click()
  await expectArrival(page, TITLE)
  expect(new URL(page.url()).search).toBe('?on=2024-12-31')
  const strip = main(page).getByRole('region', { name: 'Day of this text' })
  await expect(strip).toContainText('The law as it stood on 31 December 2024')
  await expect(main(page).getByRole('article')).toContainText('The standard rate has been 17% since 1 October 2015.')
  await expectNoFaultsAtAnySize(page)
  await page.getByRole('button', { name: 'Copy citation' }).click()
  const citation = await page.evaluate(() => navigator.clipboard.readText())
  expect(citation).toContain('s. 2, as on 31 December 2024.')
  expect(citation).toContain(`${SECTION}?on=2024-12-31, read`)

  await strip.getByRole('link', { name: 'Compare with today' }).click()
  await expectArrival(page, `${TITLE} on two days`)
  await expect(main(page).locator('del').filter({ hasText: '17' }).first()).toBeVisible()
  await expect(main(page).locator('ins').filter({ hasText: '18' }).first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(main(page).locator('[data-difference]').first()).toBeFocused()
  await expectNoFaultsAtAnySize(page)
})

test('TIME-4 an address with a day shows that day over the written page of today, also printed', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(`${SECTION}?on=2024-06-30`)
  await alive(page)
  await expect(main(page).getByRole('article')).toContainText('17% since 1 October 2015.')
  await expect(main(page)).not.toContainText('18% since 1 January 2025')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${SECTION}$`))
  await page.emulateMedia({ media: 'print' })
  const strip = main(page).getByRole('region', { name: 'Day of this text' })
  await expect(strip).toBeVisible()
  await expect(strip.getByRole('link', { name: 'Back to today' })).toBeHidden()
  expect(errors).toEqual([])
})

test('TIME-4 the law as on a day, and where it is chosen, have no faults at any size', async ({ page }) => {
  await page.goto('/law/vat-law?on=2024-06-30')
  await expect(main(page).getByRole('heading', { level: 2, name: /different from today$/ })).toBeVisible()
  await expectNoFaultsAtAnySize(page)
  await page.goto('/law/vat-law?on=soon')
  await expect(page.getByLabel('The law as on')).toBeFocused()
  await expectNoFaultsAtAnySize(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('TIME-4 the written page is that of today, with its versions', async ({ page }) => {
    await page.goto(SECTION)
    await expect(main(page).getByRole('region', { name: 'Versions' })).toContainText(
      '1 October 2015 to 31 December 2024',
    )
    await expect(main(page)).toContainText('In force since 1 January 2025')
    await expect(main(page).getByRole('link', { name: 'As on another day' })).toBeHidden()
  })
})

test('BULK-3 a reader saves the law as on a day as a file, in each form, and nothing of it is loaded before', async ({
  page,
}) => {
  const scripts = new Set<string>()
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()))
  await page.goto('/law/vat-law?on=2024-06-30')
  await alive(page)
  const forms = main(page).getByRole('region', { name: 'Save this text as a file' })
  await expect(forms.getByRole('button', { name: 'HTML' })).toBeVisible()
  const before = scripts.size
  for (const [name, ending, begins] of [
    ['HTML', 'html', '<!doctype html>'],
    ['Markdown', 'md', '# VAT Law as on 30 June 2024'],
    ['JSON', 'json', '{"$schema":'],
    ['Akoma Ntoso', 'akn.xml', '<?xml version="1.0" encoding="UTF-8"?>'],
  ] as const) {
    const saving = page.waitForEvent('download')
    await forms.getByRole('button', { name, exact: true }).click()
    const download = await saving
    expect(download.suggestedFilename()).toBe(`vat-law-2024-06-30.${ending}`)
    const text = await readFile(await download.path(), 'utf8')
    expect(text.slice(0, begins.length)).toBe(begins)
    expect(text).toContain('17% since 1 October 2015')
    await expect(page.getByText('File saved')).toBeVisible()
  }
  expect(scripts.size).toBeGreaterThan(before)
})
