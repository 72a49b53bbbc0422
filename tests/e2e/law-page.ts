import { expect, type Locator, type Page } from '@playwright/test'
import { main } from './page.ts'

/** From its heading: what every section has in it takes long to look through. */
export const sectionNamed = (page: Page, name: string | RegExp) =>
  page.locator('//main//article/h3/span').filter({ hasText: name }).locator('xpath=../..')
export const headingOf = (section: Locator) => section.locator('> h3')
export const chapterNamed = (page: Page, name: string) =>
  main(page)
    .locator('h2')
    .getByRole('button', { name: new RegExp(`^${name} \\d+ sections?$`) })
export const searchBar = (page: Page) => page.locator('//main//search')
export const searchBox = (page: Page) => searchBar(page).getByRole('searchbox')
export const contents = (page: Page) => page.locator('.law-contents').getByRole('navigation', { name: 'Contents' })

/** The section is marked, its heading in view below the sticky bars; when it was chosen, the focus is there too. */
export async function expectShown(page: Page, section: Locator): Promise<void> {
  const heading = headingOf(section)
  await expect(heading).toBeInViewport()
  await expect(section).not.toHaveCSS('background-image', 'none')
  // beside the contents on wide screens the search covers nothing
  const isWide = (page.viewportSize()?.width ?? 0) > 1180
  const bar = isWide ? page.locator('header:has(~ main)') : searchBar(page)
  await expect.poll(() => gapBelow(bar, heading), 'the heading stands below the bars').toBeGreaterThan(-1)
  // The law scrolls to it for some frames in any case, which would undo what a test scrolls meanwhile.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame)
  })
}

export async function expectChosen(page: Page, section: Locator): Promise<void> {
  await expectShown(page, section)
  await expect(headingOf(section)).toBeFocused()
}

export async function gapBelow(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()])
  return (below?.y ?? -Infinity) - ((above?.y ?? 0) + (above?.height ?? 0))
}
