import { expect, type Page } from '@playwright/test'
import { headingOf, sectionNamed } from './law-page.ts'
import { expectArrival, main } from './page.ts'
import { test } from './test.ts'

const section = (page: Page) => sectionNamed(page, /^30\. /)
const citedBy = (page: Page) => section(page).getByRole('button', { name: /^Cited by \d+ ?: section 30$/ })
const CASE = 'Applause App Quality Ltd. v. Israel Tax Authority'
const RULING = `${CASE} (TA 15803-02-18)`

test('READ-4 RUL-3 from a section, by keyboard, to a ruling that cites it, and back to the section by the ruling', async ({
  page,
}) => {
  await page.goto('/law/vat-law#s30')
  await citedBy(page).press('Enter')
  await expect(citedBy(page)).toHaveAttribute('aria-expanded', 'true')
  const first = section(page).locator('.citing').getByRole('link').first()
  await first.waitFor()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  const source = section(page).getByRole('listitem').filter({ hasText: ', 7 September 2020' })
  await source.getByRole('link', { name: RULING }).press('Enter')
  await expectArrival(page, CASE)
  const sections = main(page).getByRole('region', { name: 'Related Sections' })
  await sections.getByRole('link', { name: /^30\. / }).click()
  await expect(page).toHaveURL(/\/law\/vat-law#/)
  await expect(headingOf(section(page))).toBeInViewport()
})
