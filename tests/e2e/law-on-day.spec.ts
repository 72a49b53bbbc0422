import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { formatDay, todayInIsrael } from '../../src/lib/dates.ts'
import { expectArrival, main } from './page.ts'
import { test } from './test.ts'

const SECTION = '/law/vat-law/2'
const TITLE = '2. Imposition and rate of VAT'

test('TIME-4 BULK-3 a reader reads the law as on the day before, compares it with today, cites, prints and saves it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const strip = main(page).getByRole('region', { name: 'Day of this text' })

  await test.step('TIME-4 from a section to the text before, compared and cited', async () => {
    await page.goto(SECTION)
    await main(page).getByRole('link', { name: 'Read the text: 1 October 2015 to 31 December 2024' }).click()
    await expectArrival(page, TITLE)
    expect(new URL(page.url()).search).toBe('?on=2024-12-31')
    await expect(strip).toContainText('The law as it stood on 31 December 2024')
    await expect(main(page).getByRole('article')).toContainText('The standard rate has been 17% since 1 October 2015.')
    await page.getByRole('button', { name: 'Copy citation' }).click()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toContain('s. 2, as on 31 December 2024.')
    expect(await copied()).toContain(`${SECTION}?on=2024-12-31, read`)
    await strip.getByRole('link', { name: 'Compare with today' }).click()
    await expectArrival(page, `${TITLE} on 31 December 2024 and on ${formatDay(todayInIsrael())}`)
    await expect(main(page).locator('[data-difference] del').filter({ hasText: 'since' }).first()).toBeVisible()
    await expect(main(page).locator('ins').filter({ hasText: '18' }).first()).toBeVisible()
    await page.keyboard.press('j')
    await expect(main(page).locator('[data-difference]').first()).toBeFocused()
  })
  await test.step('TIME-4 its address shows that day over the written page of today, also printed', async () => {
    await page.goto(`${SECTION}?on=2024-06-30`)
    await expect(main(page).getByRole('article')).toContainText('17% since 1 October 2015.')
    await expect(main(page)).not.toContainText('18% since 1 January 2025')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${SECTION}$`))
    await page.emulateMedia({ media: 'print' })
    await expect(strip).toBeVisible()
    await expect(strip.getByRole('link', { name: 'Back to today' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })
  await test.step('TIME-4 on a phone it stays in sight that this is not the law of today', async () => {
    const size = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    await main(page).getByRole('article').getByRole('listitem').last().scrollIntoViewIfNeeded()
    await expect(strip.getByText('Not the law of today')).toBeInViewport()
    await expect(strip.getByText('30 June 2024')).toBeInViewport()
    if (size) await page.setViewportSize(size)
  })
  await test.step('BULK-3 the law as on that day is saved as a file, and nothing for that is loaded before', async () => {
    const scripts = new Set<string>()
    page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()))
    await page.goto('/law/vat-law?on=2024-06-30')
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
      await expect(page.getByText('File saved')).toBeVisible()
      const download = await saving
      expect(download.suggestedFilename()).toBe(`vat-law-2024-06-30.${ending}`)
      const text = await readFile(await download.path(), 'utf8')
      expect(text.slice(0, begins.length)).toBe(begins)
      expect(text).toContain('17% since 1 October 2015')
    }
    expect(scripts.size).toBeGreaterThan(before)
  })
  expect(errors).toEqual([])
})
