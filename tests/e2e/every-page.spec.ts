import { type APIRequestContext, expect, type Page, type Route } from '@playwright/test'
import { PUBLIC_PAGES, type SitePage } from '../support/site-pages.ts'
import { openByApp } from './app-shell.ts'
import { findFaults, findFaultsBySecond } from './axe.ts'
import { type Check, test } from './claims.ts'
import { addressOf, expectWhole, main, titleOf } from './page.ts'
import { checkPage, LAPTOP, WALK } from './page-checks.ts'
import { type Visit, visitsByKind } from './visits.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure(WALK)

for (const [kind, visits] of visitsByKind(PUBLIC_PAGES)) {
  test(`ACC-1 ACC-3 ACC-5 SHELL-4 pages like ${kind} can be used by everybody, in all their states`, async ({
    page,
    request,
    check,
  }) => {
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    for (const visit of visits) {
      const address = await addressOf(request, visit.address)
      await check(
        `SHELL-1 SHELL-4 ${visit.name} opens in the frame, at its address, with its breadcrumb and without a complaint`,
        async () => {
          complaints.length = 0
          await openVisit(page, visit, address)
          await expect(page.getByRole('banner')).toBeVisible()
          await expect(page.getByRole('contentinfo')).toBeVisible()
          if (!visit.step) await expect(page).toHaveURL(address)
          const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
          await expect(crumbs.filter({ has: page.locator('[aria-current=page]') })).toHaveCount(kind === '/' ? 0 : 1)
          expect(complaints).toEqual([])
        },
      )
      await checkPage(page, check, visit)
    }
    const first = visits.find(({ isFirst }) => isFirst)
    if (first) await checkWhileAsking(page, request, check, first.page)
  })
}

async function openVisit(page: Page, { step }: Visit, address: string): Promise<void> {
  await page.setViewportSize(LAPTOP)
  // Another hash alone would load nothing.
  await page.goto('about:blank', { waitUntil: 'commit' })
  await page.goto(address)
  await expectWhole(page)
  await step?.(page)
}

/** What has to hold of a page while its rows are on the way, and when they do not come. */
async function checkWhileAsking(page: Page, request: APIRequestContext, check: Check, { asks, address }: SitePage) {
  if (asks === null) return
  const asked = await addressOf(request, asks ?? address)
  let answer: (route: Route) => void = () => {}
  await openByApp(page)
  await page.route('**/rest/v1/**', (route) => answer(route))
  const expectNoFaults = async () =>
    expect([...(await findFaults(page)), ...(await findFaultsBySecond(page))]).toEqual([])
  await check('ACC-1 axe and the second checker find nothing on any page while it loads', async () => {
    await page.goto(asked)
    await expect(titleOf(page)).toBeVisible()
    await expectNoFaults()
  })
  await check('ACC-1 axe and the second checker find nothing on any page that could not be loaded', async () => {
    answer = (route) => void route.fulfill({ status: 403, json: { message: 'no' } })
    await page.goto(asked)
    const failure = main(page)
      .getByText(/Failed to|could not|error/i)
      .filter({ visible: true })
    await expect(failure.first()).toBeVisible()
    await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
    await expectNoFaults()
  })
}
