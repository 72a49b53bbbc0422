import { expect, type Locator, type Page } from '@playwright/test'
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/local-keys.ts'
import { main, open } from './page.ts'
import { openAsStaff, write } from './staff.ts'
import { test } from './test.ts'

/** What a page says: its headings, by level, and its text, with where that leads. */
const saidBy = (page: Locator) =>
  page.evaluate((element) => ({
    headings: [...element.querySelectorAll('h1, h2, h3')].map((each) => `${each.tagName} ${each.textContent?.trim()}`),
    texts: [...element.querySelectorAll('.prose')].map((each) => each.textContent),
    links: [...element.querySelectorAll('.prose a')].map((each) => each.getAttribute('href')),
    marks: [...element.querySelectorAll('[data-note], [data-mark]')].length,
  }))

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })

async function one(page: Page, rows: string): Promise<Record<string, string>> {
  const answer = await page.request.get(`/rest/v1/${rows}&limit=1`, { headers: { apikey: LOCAL_PUBLISHABLE_KEY } })
  const [found] = await answer.json()
  return found
}

const KINDS = [
  [
    'section',
    'sections?slug=eq.30&select=id,chapter:chapter_id',
    '/law/vat-law/30',
    '/admin/chapters?open=:chapter&section-edit=:id',
  ],
  ['ruling', 'rulings?title=like.*Amdocs*&select=id', '/rulings/:id', '/admin/rulings?edit=:id'],
  ['decision', 'tax_decisions?select=id&order=title', '/decisions/:id', '/admin/decisions?edit=:id'],
  ['news post', 'news?select=id&order=title', '/news/:id', '/admin/news?edit=:id'],
] as const

test('TRUE-6 a preview is the page of what is written, also before it is saved', async ({ page, context }) => {
  // readers' pages beside staff's, each in a tab that stays
  await openAsStaff(page, '/admin')
  const reader = await context.newPage()
  for (const [kind, rows, readers, staff] of KINDS) {
    await test.step(`of a ${kind}`, async () => {
      for (const each of [page, reader])
        await each.setViewportSize({ width: kind === 'ruling' ? 390 : 1440, height: 900 })
      const ids = await one(page, rows)
      const at = (address: string) => address.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? '')
      await open(reader, at(readers))
      const said = await saidBy(main(reader))
      const colour = await main(reader).evaluate((element) => getComputedStyle(element).color)
      await page.bringToFront()
      await page.goto(at(staff))
      await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible()
      await page.getByRole('button', { name: 'Preview', exact: true }).click()
      await preview(page).getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(() => saidBy(preview(page))).toEqual(said)
      expect(await preview(page).evaluate((element) => getComputedStyle(element).color)).toBe(colour)
      await expect(preview(page).getByRole('button', { name: /^(Share|Copy|Print|Add to pack)/ })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(preview(page)).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused()
    })
  }

  await test.step('of what was just typed, whose links open beside; readers see nothing of it', async () => {
    const said = await saidBy(main(reader))
    await write(page, 'Content', 'As section 60 says. ')
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    const added = preview(page).locator('.prose').getByRole('link', { name: 'section 60' }).first()
    await expect(added).toHaveAttribute('href', '/law/vat-law/60')
    const opened = context.waitForEvent('page')
    await added.click()
    await (await opened).close()
    await page.getByRole('button', { name: 'Back to the form' }).click()
    await expect(page.getByRole('textbox', { name: 'Content' })).toContainText('As section 60 says.')
    await open(reader, reader.url())
    expect(await saidBy(main(reader))).toEqual(said)
  })
})
