import { type APIRequestContext, expect, type Page, type Route } from '@playwright/test'
import { type Pages, PUBLIC_PAGES, type SitePage, STAFF_PAGES } from '../support/site-pages.ts'
import { expectNoFaults } from './axe.ts'
import { type Check, test } from './claims.ts'
import { addressOf, goInApp, leaveApp, main, open } from './page.ts'
import { checkPage, LAPTOP, PHONE } from './page-checks.ts'
import { pressAll } from './press-all.ts'
import { signInAs, storeStaffRows } from './staff.ts'
import type { Store } from './stored-rows.ts'
import { openVisit, walksOf } from './visits.ts'

/** Who sees a table's pages. */
interface Side {
  pages: Pages
  /** Into so many tests they are put: one of all would keep a worker for minutes after the others. */
  parts: number
  /** A page in the same frame that asks the backend for nothing. */
  rest: string
  /** What stands around every page on a large screen. */
  expectFrame: (page: Page) => Promise<void>
  /** Where what was pressed before has changed rows, and may have ended the session. */
  enter: (page: Page, store: Store) => Promise<void>
}

const { '/admin/login': signIn = '', '/admin/new-password': newPassword = '', ...staffPages } = STAFF_PAGES

const SIDES: Readonly<Record<string, Side>> = {
  readers: {
    pages: PUBLIC_PAGES,
    parts: 4,
    rest: '/offline',
    expectFrame: async (page) => {
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
      const isHome = new URL(page.url()).pathname === '/'
      await expect(crumbs.filter({ has: page.locator('[aria-current=page]') })).toHaveCount(isHome ? 0 : 1)
    },
    enter: async () => {},
  },
  staff: {
    pages: staffPages,
    parts: 4,
    rest: '/admin/nothing',
    expectFrame: (page) => expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible(),
    enter: async (page, store) => {
      await storeStaffRows(store)
      await signInAs(page)
    },
  },
  'whoever signs in': {
    pages: { '/admin/login': signIn, '/admin/new-password': newPassword },
    parts: 1,
    rest: '/offline',
    expectFrame: (page) => expect(page.getByRole('link', { name: 'Back to the site' })).toBeVisible(),
    enter: async () => {},
  },
}

/** Procedures that change no row which a press has not changed before, by the beginnings of their names. */
const READING =
  /\/rpc\/(get|search|find|check|count|is|row|law|compare|staff|recent|history|deleted|upcoming|went|imports|message|derive|finish)_/

// What cannot be pressed fails its own step alone.
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 30_000 })
// A walk through so many pages takes longer than other tests; each of its steps does not.
test.describe.configure({ timeout: 900_000 })

for (const [who, side] of Object.entries(SIDES)) {
  for (const [part, walked] of walksOf(side.pages, side.parts).entries())
    test(`ACC-1 ACC-2 ACC-3 ACC-5 SHELL-4 pages of ${who} can be used by everybody, in all their states: part ${part + 1}`, async ({
      page,
      request,
      store,
      bringRowsBack,
      check,
    }) => {
      const complaints: string[] = []
      page.on('pageerror', ({ message }) => complaints.push(message))
      let isAsAtFirst = false
      page.on('request', (asked) => {
        if (asked.method() !== 'GET' && !READING.test(asked.url())) isAsAtFirst = false
      })
      const enter = async () => {
        await leaveApp(page)
        await bringRowsBack()
        await side.enter(page, store)
        isAsAtFirst = true
      }
      await enter()
      await checkWhileAsking(
        page,
        request,
        check,
        side,
        walked.map((visits) => visits.find(({ isFirst }) => isFirst)?.page),
      )
      let isFrameKnown = false
      for (const visits of walked) {
        const pressed = { opened: new Set<string>(), brought: new Set<string>() }
        for (const visit of visits) {
          const address = await addressOf(request, visit.address)
          /** Opens the page: by loading it where that is wanted or a press has changed rows, else within the app. */
          const openPage = async (isAnew: boolean) => {
            const rest = isAsAtFirst && !isAnew ? side.rest : undefined
            if (!isAsAtFirst) await enter()
            await openVisit(page, visit, address, rest)
          }
          await check(
            `SHELL-1 SHELL-4 ${visit.name} opens in the frame, at its address, with its breadcrumb and without a complaint`,
            async () => {
              complaints.length = 0
              await page.setViewportSize(visit.isSmall ? PHONE : LAPTOP)
              // Within the app a law's contents would keep what the large screen had opened.
              await openPage(visit.isFirst === true || visit.isSmall === true)
              if (!visit.isSmall) await side.expectFrame(page)
              if (!visit.step) await expect(page).toHaveURL(address)
              expect(complaints).toEqual([])
            },
          )
          const isFrameLeftOut: boolean = isFrameKnown || visit.page.isLong === true
          await checkPage(page, check, visit, isFrameLeftOut)
          isFrameKnown ||= !isFrameLeftOut
          if (visit.isSmall) continue
          await check(
            `ACC-2 what is pressed on ${visit.name} keeps the focus or leads it on, and a choice keeps it`,
            async () => {
              await page.setViewportSize(LAPTOP)
              expect(await pressAll(page, pressed, visit.step !== undefined, openPage), visit.name).toEqual([])
            },
          )
        }
      }
    })
}

/** What has to hold of pages while their rows are on the way, and when they do not come. */
async function checkWhileAsking(
  page: Page,
  request: APIRequestContext,
  check: Check,
  { rest }: Side,
  pages: (SitePage | undefined)[],
) {
  let isRefused = false
  let held: Route[] = []
  const refuse = (route: Route) => route.fulfill({ status: 403, json: { message: 'no' } })
  await page.setViewportSize(LAPTOP)
  await open(page, rest)
  await page.route('**/rest/v1/**', (route) => (isRefused ? refuse(route) : void held.push(route)))
  for (const each of pages) {
    if (!each || each.asks === null) continue
    const asked = await addressOf(request, each.asks ?? each.address)
    await check('ACC-1 axe and the second checker find nothing on any page while it loads', async () => {
      isRefused = false
      await goInApp(page, asked, rest)
      await expectNoFaults(page, { isFrameKnown: true })
    })
    await check('ACC-1 axe and the second checker find nothing on any page that could not be loaded', async () => {
      isRefused = true
      for (const route of held) await refuse(route)
      held = []
      const failure = main(page)
        .getByText(/Failed to|could not|error/i)
        .filter({ visible: true })
      await expect(failure.first(), asked).toBeVisible()
      await expect(main(page).locator('[aria-busy=true]'), asked).toHaveCount(0)
      await expectNoFaults(page, { isFrameKnown: true })
    })
  }
  await page.unrouteAll()
}
