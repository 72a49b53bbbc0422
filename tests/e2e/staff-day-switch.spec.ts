import { expect, type Page } from '@playwright/test'
import { dayAfter } from '../../src/lib/dates.ts'
import { expectNoFaultsAtAnySize } from './axe.ts'
import { sameInForcedColours } from './looks.ts'
import { main } from './page.ts'
import { openAsStaff, row, takeUp, write } from './staff.ts'
import { test } from './stored-rows.ts'

const CHAPTER = 'Imposition and Rate of Tax'
const TITLE = '2. Imposition and rate of VAT'
const MOVED = '3. Application of the Customs and Excise (Tariff Change) Law'
const REPEALED = '5. Works of art and used assets'
const WORDS = 'Zyxquokkas are zero-rated from that day.'

const line = (page: Page) => page.getByText(/^The law of \d+ \w+ \d{4}\.$/)
const opener = (page: Page) => page.getByRole('button', { name: `Sections ${CHAPTER}` })

test('TIME-3 by keyboard alone the law is turned to a day to come, and sections are repealed, moved and rewritten there, on a phone too', async ({
  page,
  context,
  store,
}) => {
  await openAsStaff(page, '/admin/chapters')
  const today = await page.evaluate(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' }).format())
  await store('amendments', { title: `Quokka order with a name of ${'many '.repeat(30)}words`, day: dayAfter(today) })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Today' })).toBeVisible()

  await test.step('T turns it, which forced colours tell too (ACC-3), and a new tab begins with today', async () => {
    await page.keyboard.press('t')
    await expect(line(page)).toBeVisible()
    await page.reload()
    await expect(line(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/admin/chapters')
    await expect(other.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true')
    await expect(line(other)).toHaveCount(0)
    await other.close()
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await page.evaluate(sameInForcedColours)).toEqual([])
    await page.emulateMedia({ forcedColors: 'none' })
  })

  await test.step('a section is repealed, and moved by the arrows', async () => {
    await opener(page).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('link', { name: REPEALED }).focus()
    await page.keyboard.press('Delete')
    await expect(row(page, REPEALED)).toContainText('repealed on that day')
    await expect(page.getByRole('link', { name: REPEALED })).toBeFocused()
    await takeUp(page, page.getByRole('button', { name: `Move ${MOVED}` }), /moved to place 2 of 5\.$/)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(/moved to place 3 of 5\.$/)).toBeAttached()
    await page.keyboard.press('Space')
    await expect(row(page, MOVED)).toContainText('in another place')
    await expect(page.getByRole('link', { name: '2 changes' })).toBeVisible()
    await expectNoFaultsAtAnySize(page)
  })

  await test.step('its words are written for that day, and previewed as the law of that day', async () => {
    await page.getByRole('link', { name: TITLE }).focus()
    await page.keyboard.press('Enter')
    await write(page, 'Content', WORDS)
    const preview = page.getByRole('button', { name: 'Preview' })
    await preview.focus()
    await page.keyboard.press('Enter')
    const shown = page.getByRole('region', { name: 'Preview' })
    await expect(shown.getByText(/^In force since/)).toBeVisible()
    await expect(shown.getByRole('region', { name: 'Versions' })).toContainText('Quokka order')
    await expect(shown.getByRole('article')).toContainText(WORDS)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+Enter')
    await expect(row(page, TITLE)).toContainText('text changed')
    await expect(row(page, TITLE)).toContainText('Ready')
  })

  await test.step('the finder knows that day, so does what a section leads to, and the tree is narrowed by state', async () => {
    await page.keyboard.press('Control+k')
    const finder = page.getByRole('dialog', { name: 'Find or go to' })
    await finder.getByRole('combobox').fill('works of art')
    await expect(finder.getByRole('option', { name: /^5\. Works of art/ })).toContainText('Repealed on that day')
    await finder.getByRole('combobox').fill('imposition and rate')
    await expect(finder.getByRole('option').first()).toContainText(TITLE)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /^References on/ })).toBeVisible()
    const cited = page.getByRole('list', { name: 'Cited or linked in' })
    await expect(cited.getByRole('link').first()).toBeVisible()
    await page.goBack()
    const state = page.getByRole('combobox', { name: 'State' })
    await state.selectOption({ label: 'Ready (3)' })
    await expect(page.getByText('3 sections found')).toBeVisible()
    await state.selectOption('any')
    await expect(page.getByText('3 sections found')).toHaveCount(0)
  })

  await test.step('on a phone the turned tree fits the window, with its marks in words', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(row(page, REPEALED).getByText('repealed on that day').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await row(page, REPEALED)
      .getByRole('button', { name: /^Actions for / })
      .click()
    await page.getByRole('menuitem', { name: 'Do not repeal' }).click()
    await expect(row(page, REPEALED).getByText('repealed on that day').first()).toBeHidden()
  })

  await test.step('T turns it back: the law of today is as it was', async () => {
    await page.getByRole('link', { name: TITLE }).focus()
    await page.keyboard.press('t')
    await expect(line(page)).toHaveCount(0)
    await page.goto('/law/vat-law/2')
    await expect(main(page)).not.toContainText(WORDS)
  })
})
