import type { Page } from '@playwright/test'
import type { Pages, SitePage } from '../support/site-pages.ts'

/** A page in one of its states. */
export interface Visit {
  /** As it stands in the name of what is tried: "/faqs with an answer open". */
  name: string
  page: SitePage
  address: string
  /** What leads on from the address. */
  step: ((page: Page) => Promise<unknown>) | undefined
  /** Whether it is the page that stands for its kind, as it opens. */
  isFirst: boolean
}

/** All pages of a table in all their states, by the route that stands for their kind. */
export function visitsByKind(pages: Pages): [kind: string, visits: Visit[]][] {
  const visits = Object.entries(pages).flatMap(([route, page]) =>
    typeof page === 'string' ? [] : [[page.like ?? route, visitsOf(page)] as const],
  )
  return [...Map.groupBy(visits, ([kind]) => kind)].map(([kind, all]) => [kind, all.flatMap(([, each]) => each)])
}

function visitsOf(page: SitePage): Visit[] {
  const { address, like, states = [], opened = {} } = page
  return [
    { name: address, page, address, step: undefined, isFirst: like === undefined },
    ...states.map((state) => ({ name: state, page, address: state, step: undefined, isFirst: false })),
    ...Object.entries(opened).map(([state, step]) => ({
      name: `${address} ${state}`,
      page,
      address,
      step,
      isFirst: false,
    })),
  ]
}
