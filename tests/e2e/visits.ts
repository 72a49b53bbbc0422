import type { Page } from '@playwright/test'
import type { Pages, SitePage } from '../support/site-pages.ts'
import { expectWhole, goInApp, leaveApp } from './page.ts'

/** A page in one of its states. */
export interface Visit {
  /** As it stands in the name of what is tried: "/faqs with an answer open". */
  name: string
  page: SitePage
  address: string
  /** What leads on from the address. */
  step?: (page: Page) => Promise<unknown>
  /** Whether it is the page that stands for its kind, as it opens. */
  isFirst?: boolean
  /** Whether it has markup that no other has, or the shortest page with it: it differs by more than its data. */
  isOwn?: boolean
  /** Whether a small screen alone has it. */
  isSmall?: boolean
}

function visitsOf(page: SitePage): Visit[] {
  const { address, like, isLong, states = [], filled = [], opened = {}, onPhone = {} } = page
  const isFirst = like === undefined
  const at = (place: string, more: Partial<Visit>): Visit => ({ name: place, page, address: place, ...more })
  const led = (steps: typeof opened, more: Partial<Visit>): Visit[] =>
    Object.entries(steps).map(([state, step]) =>
      at(address, { name: `${address} ${state}`, step, isOwn: true, ...more }),
    )
  return [
    at(address, { isFirst, isOwn: isFirst && !isLong }),
    ...states.map((state) => at(state, { isOwn: true })),
    ...filled.map((state) => at(state, {})),
    ...led(opened, {}),
    ...led(onPhone, { isSmall: true }),
  ]
}

/** All pages of a table in so many parts of about as many visits, those of one kind together. */
export function walksOf(pages: Pages, parts: number): Visit[][][] {
  const walks: Visit[][][] = Array.from({ length: parts }, () => [])
  for (const visits of visitsByKind(pages)) {
    const [shortest] = walks.toSorted((a, b) => a.flat().length - b.flat().length)
    shortest?.push(visits)
  }
  return walks
}

/** The pages of a table in all their states, by kind. */
function visitsByKind(pages: Pages): Visit[][] {
  const visits = Object.entries(pages).flatMap(([route, page]) =>
    typeof page === 'string' ? [] : [[page.like ?? route, visitsOf(page)] as const],
  )
  return [...Map.groupBy(visits, ([kind]) => kind).values()].map((all) => all.flatMap(([, each]) => each))
}

/**
 * Goes to a page in one of its states.
 * @param rest where there is one, it is gone to within the app by way of this page, and no script is loaded anew
 */
export async function openVisit(page: Page, { step }: Visit, address: string, rest?: string): Promise<void> {
  // what covers all pages of a frame would stay; and another hash alone would load nothing
  if (rest) await page.keyboard.press('Escape')
  else await leaveApp(page)
  await page.evaluate(forget)
  if (rest) await goInApp(page, address, rest)
  else await page.goto(address)
  await expectWhole(page)
  await step?.(page)
}

/** Empties what the site has noted in the browser, but for the session. */
function forget(): void {
  const session = localStorage.getItem('session')
  localStorage.clear()
  sessionStorage.clear()
  if (session) localStorage.setItem('session', session)
}
