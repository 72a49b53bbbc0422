import { expect, type Page } from '@playwright/test'
import { expectNoFaults, expectNoFaultsOnSmall, findAnyFault } from './axe.ts'
import type { Check } from './claims.ts'
import {
  expectFocusSeen,
  findCrowded,
  findCut,
  nameFaults,
  SPACED,
  sameInForcedColours,
  setLetters,
  unmarkedHebrew,
} from './looks.ts'
import { withSheet } from './page.ts'
import type { Visit } from './visits.ts'
import { expectToFit } from './wide-content.ts'

export const LAPTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }
const TABLET = { width: 768, height: 844 }
const SMALLEST = { width: 320, height: 640 }
/** A window of 1280 × 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 }

/** The button of the menu that a small screen has. */
const menuButton = (page: Page) => page.getByRole('button', { name: /^(Open menu|Menu)$/ })

/** Does something with the menu of a small screen open, where the page has one, and closes it. */
async function inOpenMenu(page: Page, act: () => Promise<void>): Promise<void> {
  if (await menuButton(page).isHidden()) return
  await menuButton(page).click()
  await act()
  await page.keyboard.press('Escape')
}

/**
 * What has to hold of any page in any of its states, each tried on the page as it is open, in one window after the other. What
 * takes long is tried where it can find what no other state shows.
 * @param isFrameKnown whether what stands around the page has been tried before
 */
export async function checkPage(page: Page, check: Check, visit: Visit, isFrameKnown: boolean): Promise<void> {
  const { step, isFirst, isOwn, isSmall } = visit
  // what somebody has pressed may have opened something around the page
  const claims = claimsOf(page, check, visit, isFrameKnown && !step)
  const isMenuKnown = isFrameKnown || step !== undefined

  await claims.names()
  await claims.hebrew()
  if (isOwn) await claims.axe(expectNoFaults)
  if (!isSmall) {
    await claims.forcedColours()
    if (isOwn) await claims.spacing()
    if (isFirst) await claims.focus('Tab')
  }
  if (!isSmall && isOwn) {
    await page.setViewportSize(TABLET)
    await claims.fit()
  }

  await page.setViewportSize(PHONE)
  if (isOwn && !isSmall) await claims.axe(expectNoFaultsOnSmall)
  await claims.forcedColours()
  if (!isMenuKnown) await claims.menu()
  await claims.letters(32)
  if (isFirst) await claims.focus('Shift+Tab')
  await setLetters(page, 16)

  await page.setViewportSize(SMALLEST)
  await claims.spacing()
  if (isOwn) await claims.letters(24)
  await setLetters(page, 16)

  await page.setViewportSize(ZOOMED)
  await claims.fit()
  if (!isMenuKnown) await claims.menuFits()
  if (isFirst) await claims.focus('Shift+Tab')
}

/** The claims, each under its name in the accessibility statement, to be tried in the window as it is. */
function claimsOf(page: Page, check: Check, { name, isFirst = false }: Visit, isFrameKnown: boolean) {
  const expectTold = async () => expect(await page.evaluate(sameInForcedColours), name).toEqual([])
  const expectRoom = async () => {
    await expectToFit(page)
    expect(await page.evaluate(findCrowded), name).toEqual([])
  }
  const inForcedColours = (prove: () => Promise<void>) =>
    check(
      'ACC-3 in forced colours the current one of several looks otherwise than the others on every page',
      async () => {
        await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
        await prove()
        await page.emulateMedia({ forcedColors: 'none' })
      },
    )
  const fits = (prove: () => Promise<void>) =>
    check('SHELL-7 nothing scrolls sideways at 320 px, which is 400 % zoom, nor at 768 px', prove)
  return {
    names: () =>
      check('ACC-1 forms, navigations and articles have names', async () =>
        expect(await page.evaluate(nameFaults), name).toEqual([]),
      ),
    hebrew: () =>
      check('ACC-4 Hebrew is marked as Hebrew on every page', async () =>
        expect(await page.evaluate(unmarkedHebrew), name).toEqual([]),
      ),
    axe: (prove: typeof expectNoFaults) =>
      check(`PAGE-3 ACC-1 axe and the second checker find nothing on ${name}`, () =>
        prove(page, { isFrameKnown, isFirst }),
      ),
    menu: async () => {
      await check(
        'PAGE-3 ACC-1 axe and the second checker find nothing on the open menu and the skip link',
        async () => {
          await inOpenMenu(page, async () => expect(await findAnyFault(page, 'header')).toEqual([]))
          await page.getByRole('link', { name: 'Skip to content' }).focus()
          expect(await findAnyFault(page, '.skip-link')).toEqual([])
        },
      )
      await inForcedColours(() => inOpenMenu(page, expectTold))
    },
    forcedColours: () => inForcedColours(expectTold),
    spacing: () =>
      check('ACC-5 with the text spacing of WCAG 1.4.12 nothing is cut on any page', () =>
        withSheet(page, SPACED, async () => {
          await expectToFit(page)
          expect(await page.evaluate(findCut), name).toEqual([])
        }),
      ),
    fit: () => fits(expectRoom),
    menuFits: () => fits(() => inOpenMenu(page, () => expectToFit(page))),
    letters: async (size: number) => {
      await setLetters(page, size)
      await check('SHELL-7 ACC-5 with letters twice as large every kind of page fits a phone', expectRoom)
    },
    focus: (key: 'Tab' | 'Shift+Tab') =>
      check(
        `ACC-3 PAGE-3 by keyboard alone the focus is seen on ${name}: told, not covered, not cut, forwards and backwards, at 400 % too`,
        () => expectFocusSeen(page, key, isFrameKnown),
      ),
  }
}
