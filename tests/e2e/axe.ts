import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG_21_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

/** What axe finds wrong on the page as it is, in light and in dark. */
export async function findFaults(page: Page): Promise<string[]> {
  // Axe notes once where everything stands. Text laid out on approach would move the footer under what it measures later.
  await page.addStyleTag({ content: '.law-chapter { content-visibility: visible !important }' })
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    // without motion, so that no colour is measured half-way to another; out of view none would ever come to its end
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(() => {
      for (const transition of document.getAnimations()) transition.finish()
    })
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG_21_AA).analyze()
    for (const { id, nodes } of violations) {
      for (const node of nodes) {
        found.push(
          `${colorScheme} ${page.viewportSize()?.width} px ${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`,
        )
      }
    }
  }
  return found
}

/** Axe finds nothing on the page as it is, on large and small screens, in light and in dark. */
export async function expectNoFaultsAtAnySize(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect(await findFaults(page)).toEqual([])
  }
}
