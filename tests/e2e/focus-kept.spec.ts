import { expect, type Page } from '@playwright/test'
import { type Pages, PUBLIC_PAGES, STAFF_PAGES } from '../support/site-pages.ts'
import { test } from './claims.ts'
import { addressOf, leaveApp } from './page.ts'
import { LAPTOP } from './page-checks.ts'
import { pressAll } from './press-all.ts'
import { signInAs, storeStaffRows } from './staff.ts'
import type { Store } from './stored-rows.ts'
import { openVisit, walksOf } from './visits.ts'

/** Who presses what a table's pages have. */
interface Side {
  pages: Pages
  /** A page in the same frame that asks the backend for nothing. */
  rest: string
  /** Where what was pressed before has changed rows, and may have ended the session. */
  enter: (page: Page, store: Store) => Promise<void>
}

const { '/admin/login': signIn = '', '/admin/new-password': newPassword = '', ...staffPages } = STAFF_PAGES

const SIDES: Readonly<Record<string, Side>> = {
  readers: {
    pages: { ...PUBLIC_PAGES, '/admin/login': signIn, '/admin/new-password': newPassword },
    rest: '/offline',
    enter: async () => {},
  },
  staff: {
    pages: staffPages,
    rest: '/admin/nothing',
    enter: async (page, store) => {
      await storeStaffRows(store)
      await signInAs(page)
    },
  },
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: LAPTOP, actionTimeout: 30_000 })
// A walk through so many pages takes longer than other tests; each of its steps does not.
test.describe.configure({ timeout: 900_000 })

for (const [who, side] of Object.entries(SIDES))
  for (const [part, walked] of walksOf(side.pages, 2).entries())
    test(`ACC-2 whatever is pressed on a page of ${who}, in any of its states, the focus stays or is led on: part ${part + 1}`, async ({
      page,
      request,
      store,
      bringRowsBack,
      check,
    }) => {
      let isAsAtFirst = false
      page.on('request', (request) => {
        if (request.method() !== 'GET' && !READING.test(request.url())) isAsAtFirst = false
      })
      for (const visits of walked) {
        const pressed = { opened: new Set<string>(), brought: new Set<string>() }
        for (const visit of visits.filter(({ isSmall }) => !isSmall)) {
          const open = async (isWanted: boolean) => {
            const isAnew = isWanted || !isAsAtFirst
            if (isAnew) {
              await leaveApp(page)
              await bringRowsBack()
              await side.enter(page, store)
              isAsAtFirst = true
            }
            await openVisit(page, visit, await addressOf(request, visit.address), isAnew ? undefined : side.rest)
          }
          await check(
            `ACC-2 what is pressed on ${visit.name} keeps the focus or leads it on, and a choice keeps it`,
            async () => expect(await pressAll(page, pressed, visit.isOwn === true, open), visit.name).toEqual([]),
          )
        }
      }
    })

/** Procedures that change no row which a press has not changed before, by the beginnings of their names. */
const READING =
  /\/rpc\/(get|search|find|check|count|is|row|law|compare|staff|recent|history|deleted|upcoming|went|imports|message|derive|finish)_/
