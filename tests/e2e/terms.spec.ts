import { expect, type Page } from '@playwright/test'
import { expectArrival, main } from './page.ts'
import { test } from './test.ts'

const term = (page: Page, name = 'foreign resident') => main(page).locator('.statute .term', { hasText: name }).first()
const gloss = (page: Page) => main(page).locator('.term-gloss')
const tops = (page: Page) =>
  page
    .locator('.statute :is(p, li, h2, h3, h4):not([data-note] *)')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top + scrollY)))

for (const address of ['/law/vat-law/30', '/law/vat-law#s30']) {
  test(`TERM-2 a term opens what it means over the margin, and moves nothing (${address})`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1000 })
    await page.goto(address)
    const section = main(page).locator('.provision', { has: page.locator('[id="s30(a)(5)"]') })
    const foreign = section.locator('.term', { hasText: 'foreign resident' })
    await expect(foreign).toHaveCount(1)
    await foreign.scrollIntoViewIfNeeded()
    const before = await tops(page)
    await foreign.click()
    await expect(gloss(page)).toContainText('תושב חוץ')
    await expect(gloss(page)).toContainText('registered or incorporated solely outside Israel')
    await expect(foreign).toHaveAttribute('aria-expanded', 'true')
    expect(await tops(page)).toEqual(before)
    const [word, note] = [await foreign.boundingBox(), await gloss(page).boundingBox()]
    expect(note!.x).toBeGreaterThan(word!.x + word!.width)
    expect(Math.abs(note!.y - word!.y)).toBeLessThan(16)
    await page.keyboard.press('Escape')
    await expect(gloss(page)).toHaveCount(0)
    await foreign.click()
    await gloss(page).getByRole('link', { name: 'In the glossary' }).click()
    await expect(main(page).locator('article[data-named]')).toContainText('foreign resident')
  })
}

test('TERM-2 ACC-2 by keyboard alone: Enter opens it, Tab leads into it and on in the paragraph, Escape leads back', async ({
  page,
}) => {
  await page.goto('/law/vat-law/30')
  // in a paragraph that refers to other sections behind it
  const before = main(page)
    .locator('.statute :is(p, li)', { has: page.locator('.term ~ a:not(.term), .term ~ * a:not(.term)') })
    .locator('.term')
    .first()
  const name = await before.innerText()
  await before.focus()
  await page.keyboard.press('Enter')
  const meaning = gloss(page).getByRole('status')
  await expect(meaning).toHaveText(new RegExp(`^${name}s?: `, 'i'))
  await expect(before.locator('+ *')).toHaveClass(/term-gloss/)
  await page.keyboard.press('Tab')
  await expect(gloss(page).getByRole('link').first()).toBeFocused()
  await gloss(page).getByRole('link', { name: 'In the glossary' }).focus()
  await page.keyboard.press('Tab')
  await expect(gloss(page).getByRole('button', { name: 'Do not mark terms in texts' })).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.matches('.term-gloss ~ a, .term-gloss ~ * a'))).toBe(true)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Escape')
  await expect(before).toBeFocused()
  await expect(gloss(page)).toHaveCount(0)
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('TERM-2 it opens under its line, and nothing is wider than the page', async ({ page }) => {
    await page.goto('/law/vat-law/30')
    await term(page).tap()
    await expect(gloss(page)).toContainText('תושב חוץ')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const [word, note] = [await term(page).boundingBox(), await gloss(page).boundingBox()]
    expect(note!.y - word!.y - word!.height).toBeLessThan(32)
    expect(note!.y).toBeGreaterThan(word!.y)
    await term(page).tap()
    await expect(gloss(page)).toHaveCount(0)
  })
})

test('TERM-2 terms are switched off from the note, for all texts, and on again in the glossary', async ({ page }) => {
  await page.goto('/law/vat-law/30')
  await term(page).click()
  await gloss(page).getByRole('button', { name: 'Do not mark terms in texts' }).click()
  await expect(term(page)).not.toHaveAttribute('href')
  await expect(term(page)).toBeFocused()
  await expect(term(page)).toHaveCSS('text-decoration-line', 'none')
  await page.goto('/law/vat-law/41')
  await expect(main(page).locator('.statute a.term[href]')).toHaveCount(0)
  await page.goto('/glossary')
  await main(page).getByRole('button', { name: 'Switch on' }).click()
  await expect(main(page).getByText('Terms are marked')).toBeVisible()
  await page.goto('/law/vat-law/30')
  await expect(term(page)).toHaveAttribute('href', /^\/glossary#/)
})

test('TERM-2 in a ruling and in an answer as well; when the term cannot be had it says so', async ({ page }) => {
  await page.goto('/rulings')
  await main(page)
    .getByRole('link', { name: /Applause/ })
    .first()
    .click()
  await expectArrival(page, /Applause/)
  const marked = main(page).locator('.prose .term').first()
  await page.route('**/rpc/get_terms', (route) => route.abort())
  await marked.click()
  await expect(gloss(page)).toContainText('could not be loaded')
  await page.unroute('**/rpc/get_terms')
  await gloss(page).getByRole('button', { name: 'Try again' }).click()
  await expect(gloss(page).getByRole('link', { name: 'In the glossary' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('TERM-2 a term leads to its place in the glossary', async ({ page }) => {
    await page.goto('/law/vat-law/30')
    await term(page).click()
    await expect(page).toHaveURL(/\/glossary#/)
    await expect(main(page).locator('article:target')).toContainText('תושב חוץ')
  })
})
