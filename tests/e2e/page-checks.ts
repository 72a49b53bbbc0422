import { expect, type Page } from '@playwright/test'
import { expectNoFaultsAtAnySize } from './axe.ts'
import type { Check } from './claims.ts'
import {
  expectFocusSeen,
  expectFocusSeenOnSmall,
  findCut,
  SPACED,
  sameInForcedColours,
  setLetters,
  unmarkedHebrew,
} from './looks.ts'
import { withSheet } from './page.ts'
import type { Visit } from './visits.ts'
import { expectToFit } from './wide-content.ts'

export const LAPTOP = { width: 1440, height: 900 }

/** A walk through all pages of a kind takes longer than other tests; each of its steps does not. */
export const WALK = { timeout: 600_000 }

/** Windows with the letters that a reader may have set in the browser. */
const LARGE_LETTERS = [
  { width: 320, height: 640, letters: 24 },
  { width: 390, height: 844, letters: 32 },
]

/** Forms and landmarks without a name, landmarks of one name, and what is named as controlled and is not there. */
function nameFaults(): string[] {
  const seen = (selector: string) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility())
  const nameOf = (each: Element) => {
    const by = document.getElementById(each.getAttribute('aria-labelledby') ?? '')
    return each.getAttribute('aria-label') || by?.textContent
  }
  const markup = (each: Element) => each.outerHTML.slice(0, 120)
  const unnamed = seen('form, nav, search, aside, article').filter((each) => !nameOf(each))
  const twice = ['search', 'aside', 'main nav'].flatMap((kind) => {
    const all = seen(kind)
    return all.filter((each, place) => all.findIndex((other) => nameOf(other) === nameOf(each)) < place)
  })
  const lost = [...document.querySelectorAll('[aria-controls]')].filter(
    (each) => !document.getElementById(String(each.getAttribute('aria-controls'))),
  )
  return [...unnamed, ...twice, ...lost].map(markup)
}

/** The button of the menu that a small screen has. */
const menuButton = (page: Page) => page.getByRole('button', { name: /^(Open menu|Menu)$/ })

/** Does something with the menu of a small screen open, where the page has one, and closes it. */
async function inOpenMenu(page: Page, act: () => Promise<void>): Promise<void> {
  if (await menuButton(page).isHidden()) return act()
  await menuButton(page).click()
  await act()
  await page.keyboard.press('Escape')
}

/**
 * What has to hold of any page in any of its states, each tried on the page as it is open, in a window of LAPTOP, which it
 * has again afterwards.
 */
export async function checkPage(
  page: Page,
  check: Check,
  { name, page: { isLong }, step, isFirst }: Visit,
): Promise<void> {
  await check('ACC-1 forms, navigations and articles have names', async () => {
    expect(await page.evaluate(nameFaults), name).toEqual([])
  })
  await check('ACC-4 Hebrew is marked as Hebrew on every page', async () => {
    expect(await page.evaluate(unmarkedHebrew), name).toEqual([])
  })
  if (!isLong)
    await check(`PAGE-3 ACC-1 axe and the second checker find nothing on ${name}`, () =>
      expectNoFaultsAtAnySize(page, isFirst),
    )
  await check(
    'ACC-3 in forced colours the current one of several looks otherwise than the others on every page',
    async () => {
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
      const expectTold = async () => expect(await page.evaluate(sameInForcedColours), name).toEqual([])
      await page.setViewportSize(LAPTOP)
      await expectTold()
      await page.setViewportSize({ width: 390, height: 844 })
      if (step) await expectTold()
      else await inOpenMenu(page, expectTold)
      await page.emulateMedia({ forcedColors: 'none' })
    },
  )
  await check('ACC-5 with the text spacing of WCAG 1.4.12 nothing is cut on any page', () =>
    withSheet(page, SPACED, async () => {
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 })
        await expectToFit(page)
        expect(await page.evaluate(findCut), name).toEqual([])
      }
    }),
  )
  await check('SHELL-7 nothing scrolls sideways at 320 px, which is 400 % zoom', async () => {
    await page.setViewportSize({ width: 320, height: 256 })
    await expectToFit(page)
    if (!step) await inOpenMenu(page, () => expectToFit(page))
  })
  await check('SHELL-7 ACC-5 with letters twice as large every kind of page fits a phone', async () => {
    for (const { letters, ...viewport } of LARGE_LETTERS) {
      await page.setViewportSize(viewport)
      await setLetters(page, letters)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), name).toBe(viewport.width)
    }
  })
  await setLetters(page, 16)
  await page.setViewportSize(LAPTOP)
  if (isFirst)
    await check(
      `ACC-3 PAGE-3 by keyboard alone the focus is seen on ${name}: told, not covered, not cut, forwards and backwards, at 400 % too`,
      async () => {
        await expectFocusSeen(page, 'Tab')
        await expectFocusSeenOnSmall(page)
      },
    )
}
