import { expect } from '@playwright/test'
import { PUBLIC_PAGES, STAFF_PAGES } from '../support/site-pages.ts'
import { test } from './claims.ts'
import { addressOf, expectWhole } from './page.ts'
import { LAPTOP } from './page-checks.ts'
import { pressAll } from './press-all.ts'
import { walksOf } from './visits.ts'

const PAGES = { ...PUBLIC_PAGES, '/admin/login': STAFF_PAGES['/admin/login'] ?? '' }

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: LAPTOP, actionTimeout: 30_000 })
// A walk through so many pages takes longer than other tests; each of its steps does not.
test.describe.configure({ timeout: 900_000 })

for (const [part, walked] of walksOf(PAGES, 2).entries())
  test(`ACC-2 whatever is pressed on a page of readers, in any of its states, the focus stays or is led on: part ${part + 1}`, async ({
    page,
    request,
    bringRowsBack,
    check,
  }) => {
    for (const visits of walked) {
      const brought = new Set<string>()
      for (const { name, address: path, step, isSmall } of visits) {
        if (isSmall) continue
        // what was pressed before has changed some
        await bringRowsBack()
        const address = await addressOf(request, path)
        const open = async () => {
          // an address of the site without scripts; another hash alone would load nothing
          await page.goto('/robots.txt', { waitUntil: 'commit' })
          await page.evaluate(() => {
            localStorage.clear()
            sessionStorage.clear()
          })
          await page.goto(address)
          await expectWhole(page)
          await step?.(page)
        }
        await check(
          `ACC-2 what is pressed on ${name} keeps the focus or leads it on, and a choice keeps it`,
          async () => {
            await open()
            expect(await pressAll(page, brought, open), name).toEqual([])
          },
        )
      }
    }
  })
