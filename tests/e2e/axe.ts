import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const WCAG_21_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']
/** What depends on colours; all else is the same in light and in dark. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

/** What axe finds wrong on the page as it is, in light and, as far as colours go, in dark. */
export async function findFaults(page: Page): Promise<string[]> {
  // Axe notes once where everything stands. Text laid out on approach would move the footer under what it measures later.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.law-chapter { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  const found: string[] = []
  for (const [colorScheme, options] of [
    ['light', { runOnly: WCAG_21_AA }],
    ['dark', { runOnly: { type: 'rule', values: RULES_OF_COLOUR } }],
  ] as const) {
    // without motion, so that no colour is measured half-way to another; out of view none would ever come to its end
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(() => {
      for (const transition of document.getAnimations()) transition.finish()
    })
    const faults = await runAxe(page, 'html', options)
    found.push(...faults.map((fault) => `${colorScheme} ${page.viewportSize()?.width} px ${fault}`))
  }
  return found
}

/** What any rule of axe, also those of good practice alone, finds wrong inside an element as it is. */
export const findAnyFault = (page: Page, selector: string): Promise<string[]> => runAxe(page, selector, {})

async function runAxe(page: Page, selector: string, options: Readonly<axe.RunOptions>): Promise<string[]> {
  // In the page itself: the package for Playwright opens another page for each run, for frames that this site has none of.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations: axe.Result[] = await page.evaluate(
    async ([context, chosen]) => (await Reflect.get(window, 'axe').run(context, chosen)).violations,
    [selector, { ...options, resultTypes: ['violations'] }] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  )
}

/** Axe finds nothing on the page as it is, on large and small screens, in light and in dark. */
export async function expectNoFaultsAtAnySize(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect(await findFaults(page)).toEqual([])
  }
}
