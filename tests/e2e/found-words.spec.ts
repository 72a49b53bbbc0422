import { expect, type Page } from '@playwright/test'
import { main, open } from './page.ts'
import { test } from './test.ts'

const bar = (page: Page) => main(page).getByRole('region', { name: 'Words found' })
/** What is marked now, and all that is. */
const marked = (page: Page) =>
  page.evaluate(() => {
    const texts = (name: string) => [...(CSS.highlights.get(name) ?? [])].map((range) => String(range).toLowerCase())
    return { current: texts('found-current'), all: texts('found') }
  })
/** How far the place that is marked now is from the window's top and foot, in pixels. */
const currentPlace = (page: Page) =>
  page.evaluate(() => {
    const [range] = CSS.highlights.get('found-current') ?? []
    return range instanceof Range ? range.getBoundingClientRect().top / window.innerHeight : -1
  })

/** The place that is marked now has come into the window. */
const expectInSight = (page: Page) =>
  expect(async () => {
    const place = await currentPlace(page)
    expect(place).toBeGreaterThan(0.05)
    expect(place).toBeLessThan(0.95)
  }).toPass()

async function search(page: Page, query: string, type: string) {
  await page.goto(`/search?q=${encodeURIComponent(query)}&type=${type}`)
  await main(page).getByRole('heading', { level: 2 }).getByRole('link').first().click()
}

for (const [type, query, word] of [
  ['law', 'customs value of goods imported', 'customs'],
  ['ruling', 'burden of proof', 'burden'],
  ['decision', 'hospitalised tourists', 'tourists'],
  ['news', 'splitting invoices', 'splitting'],
  ['faq', 'foreign company register', 'register'],
] as const) {
  test(`READ-7 a hit of kind ${type} leads to the first of its words in the text, marked, and on to the next`, async ({
    page,
  }) => {
    await search(page, query, type)
    await expect(bar(page).getByRole('status')).toContainText(/^1 of \d+/)
    await expect.poll(async () => (await marked(page)).current).toHaveLength(1)
    const { current, all } = await marked(page)
    expect(all).toContain(word)
    expect(current).toEqual([all[0]])
    await expectInSight(page)
    await bar(page).getByRole('button', { name: 'Previous place' }).click()
    await expect(bar(page).getByRole('status')).toContainText(`${all.length} of ${all.length}`)
    await expectInSight(page)
    await bar(page).getByRole('button', { name: 'Next place' }).click()
    await expect(bar(page).getByRole('status')).toContainText(/^1 of/)
    await bar(page).getByRole('button', { name: 'Close' }).click()
    await expect(bar(page)).toBeHidden()
    await expect.poll(() => marked(page)).toEqual({ current: [], all: [] })
    await expect(page).not.toHaveURL(/found=/)
  })
}

test('READ-7 an address with words opens a chapter and shows the first of them on a fresh load', async ({ page }) => {
  await page.goto('/law/vat-law?found=precious#s33')
  await expect(bar(page).getByRole('status')).toContainText(/^1 of/)
  await expectInSight(page)
})

test('READ-7 words that the text does not have show nothing', async ({ page }) => {
  await open(page, '/law/vat-law/30?found=xylophone')
  await expect(bar(page)).toBeHidden()
})
