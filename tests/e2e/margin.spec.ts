import { expect, type Locator, type Page } from '@playwright/test'
import { untilStill } from './looks.ts'
import { main } from './page.ts'
import { test } from './test.ts'

const paragraph = (page: Page, path: string) => page.locator(`[id="s30${path}"]`)
const summary = (page: Page, path: string) => paragraph(page, path).locator('> .margin-note > summary')
const list = (page: Page, path: string) => paragraph(page, path).locator('> .margin-note > dl')
const term = (page: Page, name = 'foreign resident') => main(page).locator('.statute .term', { hasText: name }).first()
const gloss = (page: Page) => main(page).locator('.term-gloss')
const tops = (page: Page) =>
  page
    .locator('.statute :is(p, li, h2, h3, h4):not([data-note] *)')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top + scrollY)))

/** A note stands beside what it belongs to, on its line. */
async function expectBeside(note: Locator, words: Locator): Promise<void> {
  const [place, box] = [await words.boundingBox(), await note.boundingBox()]
  expect(box!.x).toBeGreaterThan(place!.x + place!.width)
  expect(Math.abs(box!.y - place!.y)).toBeLessThan(16)
}

test('TRUE-5 TERM-2 who cites a paragraph, and what a term means, stand beside it, and opening them moves nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  for (const address of ['/law/vat-law/30', '/law/vat-law#s30']) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(summary(page, '(a)(5)')).toHaveText(
        /^\(a\)\(5\) is cited by 4 rulings, \d questions, \d guides, \d provisions, /,
      )
      await page.evaluate(untilStill)
      await expectBeside(summary(page, '(a)(5)'), paragraph(page, '(a)(5)'))
      const section = main(page).locator('.provision', { has: page.locator('[id="s30(a)(5)"]') })
      const foreign = section.locator('.term', { hasText: 'foreign resident' })
      await expect(foreign).toHaveCount(1)
      await foreign.scrollIntoViewIfNeeded()
      const before = await tops(page)
      await summary(page, '(a)(5)').click()
      await expect(list(page, '(a)(5)').getByRole('link', { name: 'Applause App Quality' })).toBeVisible()
      expect(await tops(page)).toEqual(before)
      await summary(page, '(a)(5)').click()
      await foreign.click()
      await gloss(page).filter({ hasText: 'תושב חוץ' }).waitFor()
      await expect(gloss(page)).toContainText('registered or incorporated only outside Israel')
      await expect(foreign).toHaveAttribute('aria-expanded', 'true')
      expect(await tops(page)).toEqual(before)
      await expectBeside(gloss(page), foreign)
      await page.keyboard.press('Escape')
      await expect(gloss(page)).toHaveCount(0)
      await foreign.click()
      await gloss(page).getByRole('link', { name: 'In the glossary' }).click()
      await main(page).locator('article[data-named]', { hasText: 'foreign resident' }).waitFor()
    })
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('TRUE-5 TERM-2 ACC-2 they open under their line, by touch and by keyboard alone, and nothing is wider than the page', async ({
    page,
  }) => {
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await page.goto('/law/vat-law/30#s30(a)(5)')
    await expect(paragraph(page, '(a)(5)')).toBeInViewport()
    await test.step('TRUE-5 who cites a paragraph is folded, 44 px high', async () => {
      expect((await summary(page, '(a)(5)').boundingBox())!.height).toBeGreaterThanOrEqual(44)
      await expect(list(page, '(a)(5)')).toBeHidden()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(summary(page, '(a)(5)')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(list(page, '(a)(5)')).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(list(page, '(a)(5)').getByRole('link').first()).toBeFocused()
      expect(await width()).toBe(390)
    })
    await test.step('TERM-2 a term by touch', async () => {
      await term(page).tap()
      await gloss(page).filter({ hasText: 'תושב חוץ' }).waitFor()
      expect(await width()).toBe(390)
      const [word, note] = [await term(page).boundingBox(), await gloss(page).boundingBox()]
      expect(note!.y - word!.y - word!.height).toBeLessThan(32)
      expect(note!.y).toBeGreaterThan(word!.y)
      await term(page).tap()
      await expect(gloss(page)).toHaveCount(0)
    })
    await test.step('TERM-2 Enter opens it, Tab leads into it and on in the paragraph, Escape leads back', async () => {
      // in a paragraph that refers to other sections behind it
      const before = main(page)
        .locator('.statute :is(p, li)', { has: page.locator('.term ~ a:not(.term), .term ~ * a:not(.term)') })
        .locator('.term')
        .first()
      const name = await before.innerText()
      await before.focus()
      await page.keyboard.press('Enter')
      await expect(gloss(page).getByRole('status')).toHaveText(new RegExp(`^${name}s?: `, 'i'))
      await expect(before.locator('+ *')).toHaveClass(/term-gloss/)
      await page.keyboard.press('Tab')
      await expect(gloss(page).getByRole('link').first()).toBeFocused()
      await gloss(page).getByRole('link', { name: 'Report an error' }).focus()
      await page.keyboard.press('Tab')
      await expect(gloss(page).getByRole('button', { name: 'Do not mark terms in texts' })).toBeFocused()
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.matches('.term-gloss ~ a, .term-gloss ~ * a'))).toBe(
        true,
      )
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Escape')
      await expect(before).toBeFocused()
      await expect(gloss(page)).toHaveCount(0)
    })
    await test.step('TRUE-5 TERM-2 printed, figures lead to notes at the end, and nothing is folded', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(summary(page, '(a)(5)')).toBeHidden()
      const notes = main(page).locator('.printed-notes li')
      const noteOf = async (figure: Locator) => notes.nth(Number(await figure.textContent()) - 1)
      const citing = await noteOf(paragraph(page, '(a)(5)').locator('> sup').last())
      await expect(citing).toBeVisible()
      await expect(citing).toHaveText(/^Cited by rulings: G\.F\.I\. Securities, 2024; Applause App Quality, 2020; /)
      const foreign = await noteOf(main(page).locator('li:has(> .term:text-is("foreign resident")) > sup'))
      await expect(foreign).toContainText('Foreign resident: תושב חוץ (toshav hutz).')
      await page.emulateMedia({ media: 'screen' })
    })
    await test.step('TERM-2 terms are switched off from the note, for all texts, and on again in the glossary', async () => {
      await term(page).click()
      await gloss(page).getByRole('button', { name: 'Do not mark terms in texts' }).click()
      await expect(term(page)).not.toHaveAttribute('href')
      await expect(term(page)).toBeFocused()
      await expect(term(page)).toHaveCSS('text-decoration-line', 'none')
      await page.goto('/law/vat-law/41')
      await expect(main(page).locator('.statute a.term[href]')).toHaveCount(0)
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto('/glossary')
      await main(page).getByRole('button', { name: 'Switch on' }).click()
      await expect(main(page).getByText('Terms are marked')).toBeVisible()
      await page.goto('/law/vat-law/41')
      await expect(main(page).locator('.statute a.term[href]').first()).toHaveAttribute('href', /^\/glossary#/)
    })
  })
})
