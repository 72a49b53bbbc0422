import { expect, type Page } from '@playwright/test'
import { expectWhole, main } from './page.ts'
import { test } from './test.ts'

const bar = (page: Page) => main(page).getByRole('region', { name: 'Words found' })
const marks = (page: Page) => main(page).locator('.prose mark, [data-found]')
/** What the focus is at, as a match. */
const current = (page: Page) => main(page).locator('mark[data-current], [data-found][data-current]')

/** The match has come into the window, and has the focus. */
async function expectAtMatch(page: Page): Promise<void> {
  await current(page).and(page.locator(':focus')).waitFor()
  await expect(async () => {
    const place = await current(page).evaluate((mark) => mark.getBoundingClientRect().top / window.innerHeight)
    expect(place).toBeGreaterThan(0.05)
    expect(place).toBeLessThan(0.95)
  }).toPass()
}

test('READ-7 a hit leads to the first of its words in the text, marked, and on to the next', async ({ page }) => {
  const status = bar(page).getByRole('status')
  await test.step('READ-7 in the page of a section, from the search', async () => {
    await page.goto('/search?q=customs+value+of+goods+imported&type=law')
    await main(page).getByRole('heading', { level: 2 }).getByRole('link').first().click()
    await expectAtMatch(page)
    await expect(status).toContainText(/^1 of \d+ in ./)
    await expect(page).not.toHaveURL(/found=/)
    for (const look of [{ colorScheme: 'dark' }, { colorScheme: 'light' }, { forcedColors: 'active' }] as const) {
      await page.emulateMedia({ forcedColors: 'none', ...look })
      const match = current(page)
      await expect(match).toHaveCSS('text-decoration-line', 'underline')
      await expect(match).toHaveCSS('background-image', 'none')
      const ink = await match.evaluate((mark) => {
        const { color, backgroundColor } = getComputedStyle(mark)
        return { isInk: color === getComputedStyle(document.body).color, backgroundColor }
      })
      if (!('forcedColors' in look)) expect(ink).toEqual({ isInk: true, backgroundColor: 'rgba(0, 0, 0, 0)' })
    }
    await page.emulateMedia({ forcedColors: 'none' })
    const count = Number((await status.innerText()).match(/of (\d+)/)?.[1])
    await bar(page).getByRole('button', { name: 'Previous place' }).click()
    await expect(status).toContainText(`${count} of ${count}`)
    await bar(page).getByRole('button', { name: 'Next place' }).click()
    await expect(status).toContainText(/^1 of/)
    await bar(page).getByRole('button', { name: 'Close' }).click()
    await expect(bar(page)).toBeHidden()
    await expect(marks(page)).toHaveCount(0)
  })
  await test.step('READ-7 in an answer, which opens', async () => {
    await page.goto('/search?q=foreign+company+register&type=faq')
    await main(page).getByRole('heading', { level: 2 }).getByRole('link').first().click()
    await expectAtMatch(page)
    await expect(status).toContainText(/^1 of \d+ in ./)
  })
  await test.step('READ-7 in a closed chapter of the law, on a fresh load', async () => {
    await page.goto('/law/vat-law?found=precious#s33')
    await expectAtMatch(page)
    await expect(status).toContainText(/^1 of/)
  })
})

test('READ-7 ACC-3 by keyboard: Tab goes from the match to the bar and back, N and P to the next match, Escape ends it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/law/vat-law/30?found=foreign')
  await expectAtMatch(page)
  await expect(bar(page)).toContainText('in 30. Zero-rated transactions')
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('button', { name: 'Previous place' })).toBeFocused()
  await page.keyboard.press('n')
  await expect(bar(page).getByRole('status')).toContainText(/^2 of/)
  await expect(bar(page).getByRole('button', { name: 'Previous place' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expectAtMatch(page)
  await page.keyboard.press('n')
  await expect(bar(page).getByRole('status')).toContainText(/^3 of/)
  await expectAtMatch(page)
  await page.keyboard.press('p')
  await expect(bar(page).getByRole('status')).toContainText(/^2 of/)
  const line = main(page)
    .locator('p, li')
    .filter({ has: page.locator('mark[data-current]') })
    .last()
  const words = await line.innerText()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).innerText)).toBe(words)
  await page.reload()
  await expectWhole(page)
  await expect(marks(page)).toHaveCount(0)
})
