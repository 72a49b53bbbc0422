import { expect, type Locator, type Page } from '@playwright/test'
import { gapBelow, headingOf, sectionNamed } from './law-page.ts'
import { expectArrival, loadAnew, main } from './page.ts'
import { test } from './test.ts'

const section30 = (page: Page) => sectionNamed(page, /^30\. /)
const paragraph = (page: Page, path: string) => page.locator(`[id="s30${path}"]`)
const marked = (page: Page) => page.locator('[data-target]')
const statusIn = (page: Page, text: RegExp) => main(page).getByRole('status').filter({ hasText: text })

/** It comes, and where the reader is. */
async function expectInView(said: Locator): Promise<void> {
  await said.waitFor()
  await expect(said).toBeInViewport()
}

/** The paragraph alone is marked, and the reader is there. */
async function expectTarget(page: Page, path: string): Promise<void> {
  await expect(marked(page)).toHaveCount(1)
  await expect(marked(page)).toHaveAttribute('data-paragraph', path)
  await expect(paragraph(page, path)).toBeInViewport()
  await expect(paragraph(page, path)).toBeFocused()
}

/** A paragraph beyond the end of the text leads to the nearest, and says so where the reader is. */
async function expectNearest(page: Page, address: string): Promise<void> {
  await loadAnew(page, `${address}#s30(a)(5)(i)`)
  await expectTarget(page, '(a)(5)')
  const said = 'There is no paragraph (a)(5)(i) in section 30 as it is summarised here: this is (a)(5).'
  await expectInView(page.getByRole('alert').filter({ hasText: said }))
  await expect(main(page).getByText(said)).toBeAttached()
}

test('READ-5 LAW-5 an address of a paragraph lands on it in the whole law, which says when it has it not', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await test.step('READ-5 however it is written, on a fresh load', async () => {
    await page.goto('/law/vat-law#s30%28a%29%285%29')
    await expectTarget(page, '(a)(5)')
  })
  await test.step('READ-5 it has its own link and citation', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    const press = (name: RegExp) => section30(page).getByRole('button', { name }).click()
    await press(/^Copy link/)
    await expect.poll(copied).toBe(`${baseURL}/law/vat-law/30#s30(a)(5)`)
    await press(/^Copy citation/)
    await expect.poll(copied).toMatch(/^Value Added Tax Law, 5736-1975, s\. 30\(a\)\(5\)\. Summary in own words /)
  })
  await test.step('READ-5 a search leaves paragraphs and links what they are', async () => {
    await main(page).getByRole('searchbox').fill('medical tourism')
    await expect(section30(page).locator('mark').first()).toBeVisible()
    await expect(paragraph(page, '(a)(8)(g)')).toContainText('hospital treatment of tourists')
    const link = section30(page).getByRole('link', { name: 'regulation 12A', exact: true }).first()
    await expect(link).toHaveAttribute('href', /^\/law\/regulations#[0-9a-f-]{36}$/)
    await main(page).getByRole('searchbox').fill('')
    await expect(main(page).locator('mark')).toHaveCount(0)
  })
  await test.step('READ-5 the mark of a paragraph is a link to it, which moves what is marked', async () => {
    await paragraph(page, '(b)').getByRole('link', { name: 'Link to section 30(b)' }).click()
    await expect(page).toHaveURL(/\/law\/vat-law#s30\(b\)$/)
    await expectTarget(page, '(b)')
  })
  await test.step('READ-5 the address of a section, however it is written, marks it as a whole', async () => {
    await page.goto('/law/vat-law#section-30')
    await expect(headingOf(section30(page))).toBeFocused()
    await expect(marked(page)).toHaveCount(1)
    await expect(section30(page)).toHaveAttribute('data-target')
  })
  await test.step('READ-5 a wrong address is told where a reader deep in the text sees it', async () => {
    await page.goto('/law/vat-law#s999(a)')
    await expectInView(statusIn(page, /was not found/))
    await expect(marked(page)).toHaveCount(0)
  })
  await test.step('READ-5 a paragraph that is not there is told at its section, right above the text', async () => {
    await page.goto('/law/vat-law#s30(k)(99)')
    const notice = statusIn(page, /^There is no paragraph \(k\)\(99\) in section 30 as it is summarised here\.$/)
    await expectInView(notice)
    await expect(section30(page)).toContainText('There is no paragraph')
    await expect(marked(page)).toHaveCount(0)
    // however much stands in the gloss beside it
    const text = section30(page).getByText('Section 30 lists the transactions')
    await expect.poll(() => gapBelow(notice, text)).toBeLessThan(40)
  })
  await test.step('READ-5 one beyond the end of the text leads to the nearest', () =>
    expectNearest(page, '/law/vat-law'))
})

test('READ-5 so does an address on the page of the section itself', async ({ page }) => {
  await page.goto('/law/vat-law/30#s30(a)(8)(g)')
  await expect(marked(page)).toHaveAttribute('data-paragraph', '(a)(8)(g)')
  await expect(paragraph(page, '(a)(8)(g)')).toBeInViewport()
  await page.goto('/law/vat-law/30#s30(k)')
  await expectInView(statusIn(page, /^There is no paragraph \(k\) in section 30/))
  await page.goto('/law/vat-law/30#s31')
  await expectInView(statusIn(page, /^The place that this link points to was not found/))
  await expect(marked(page)).toHaveCount(0)
  await expectNearest(page, '/law/vat-law/30')
})

test('READ-6 the Law leads to the Regulations and to a ruling, and they to its paragraph', async ({ page }) => {
  await page.goto('/law/vat-law#s30')
  await section30(page).getByRole('link', { name: 'regulation 12A', exact: true }).first().click()
  const regulation = sectionNamed(page, /^12A\. /)
  await expect(headingOf(regulation)).toBeFocused()
  await regulation.getByRole('link', { name: 'Section 30(a)(5)', exact: true }).click()
  await expect(page).toHaveURL(/\/law\/vat-law#s30\(a\)\(5\)$/)
  await expectTarget(page, '(a)(5)')
  await section30(page).getByRole('link', { name: 'CA 8556/21', exact: true }).click()
  await expectArrival(page, /G\.F\.I\. Securities/)
  await page.locator('.prose').getByRole('link', { name: 'section 30(a)(5)' }).first().click()
  await expect(page).toHaveURL(/\/law\/vat-law\/30#s30\(a\)\(5\)$/)
  await expectTarget(page, '(a)(5)')
})
