import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import ICAL from 'ical.js'
import { main, open } from './page.ts'
import { test } from './test.ts'

test('TOOL-4 days are asked for by keys alone, and the calendar file holds them', async ({ page }) => {
  await open(page, '/deadlines')
  await main(page).getByLabel('Assessment', { exact: true }).fill('2026-11-02')
  await main(page).getByLabel('Period', { exact: true }).fill('2026-11')
  await page.keyboard.press('Tab')
  await main(page).getByRole('radio', { name: 'A periodic return', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/deadlines?assessed=2026-11-02&period=2026-11&reporting=online')
  const days = main(page).getByRole('region', { name: 'The days' }).getByRole('listitem')
  await expect(days.locator('time')).toHaveText(['2 December 2026', '2 December 2026', '19 December 2026'])
  const saved = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Calendar file' }).press('Enter')
  const file = await saved
  expect(file.suggestedFilename()).toBe('vat-deadlines.ics')
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await file.path(), 'utf8')))
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  expect(events.map(({ startDate, summary }) => `${startDate} ${summary}`)).toEqual([
    '2026-12-02 VAT: Object to the assessment',
    '2026-12-02 VAT: Pay the tax of the assessment',
    '2026-12-19 VAT: File the periodic return and pay, both online',
  ])
  await page.goBack()
  await expect(days).toHaveCount(0)
})
