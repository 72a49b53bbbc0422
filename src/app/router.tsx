import {
  createBrowserRouter,
  type HydrationState,
  type LoaderFunctionArgs,
  matchRoutes,
  Navigate,
  type PatchRoutesOnNavigationFunctionArgs,
  type RouteObject,
  useLocation,
} from 'react-router-dom'
import { lawQuery } from '@/data/chapters/queries'
import { citedSectionsQuery, relatedRulingsQuery } from '@/data/citations/queries'
import { answeredQuestionsQuery } from '@/data/faqs/answered-questions'
import { faqCategoriesQuery, faqProvisionsQuery } from '@/data/faqs/queries'
import { listOptionsQuery } from '@/data/list-options/queries'
import { latestNewsQuery, NEWS_SHAPE, newsPageQuery, newsPostQuery } from '@/data/news/queries'
import { RULINGS_SHAPE, rulingQuery, rulingsPageQuery } from '@/data/rulings/queries'
import { searchQuery } from '@/data/search/queries'
import { sectionContextQuery, sectionQuery } from '@/data/sections/queries'
import { TAX_DECISIONS_SHAPE, taxDecisionQuery, taxDecisionsPageQuery } from '@/data/tax-decisions/queries'
import { vatRatesQuery } from '@/data/vat-rates/queries'
import { LAW_TYPES } from '@/lib/content-kinds'
import { type ListShape, readListAddress } from '@/lib/list-address'
import { pageOfAddress } from '@/lib/page-number'
import { NotFoundPage } from '@/routes/public/layout/not-found-page'
import { PageError } from '@/routes/public/layout/page-error'
import { PageSkeleton } from '@/routes/public/layout/page-skeleton'
import { PublicLayout } from '@/routes/public/layout/public-layout'
import { readQuestion } from '@/routes/public/search/read-question'
import { page } from './page'
import { paths } from './paths'
import { type Prefetch, prefetchInto } from './prefetch'
import { queryClient } from './query-client'

/** Keeps the hash (SHELL-1), which a loader's redirect would not see. */
function ToVatLaw() {
  const { hash } = useLocation()
  return <Navigate replace to={{ pathname: paths.law(), hash }} />
}

const idOf = ({ params }: LoaderFunctionArgs) => params.id ?? ''
const askedOf = ({ request }: LoaderFunctionArgs, shape: ListShape) => {
  const { pathname, searchParams } = new URL(request.url)
  return readListAddress(searchParams, shape, pageOfAddress(pathname, searchParams))
}

/** A list, and its pages after the first, which the build writes for readers without scripts (FIND-5). */
const listRoutes = (path: string, route: Pick<RouteObject, 'loader' | 'lazy'>): RouteObject[] => [
  { ...route, path },
  { ...route, path: paths.listPage(path, ':page') },
]

const lawRoutes = (prefetch: Prefetch): RouteObject[] =>
  LAW_TYPES.flatMap((type) => [
    {
      path: paths.law(type),
      loader: () => prefetch(lawQuery(type)),
      lazy: page(() => import('@/routes/public/law/law-page')),
    },
    {
      path: paths.sectionPage(type, ':slug'),
      loader: ({ params: { slug = '' } }: LoaderFunctionArgs) => {
        prefetch(sectionQuery(type, slug))
        return prefetch(sectionContextQuery(type, slug))
      },
      lazy: page(() => import('@/routes/public/law/section-page')),
    },
  ])

const pages = (prefetch: Prefetch): RouteObject[] => [
  {
    path: paths.home,
    loader: () => {
      prefetch(answeredQuestionsQuery())
      prefetch(latestNewsQuery())
      return prefetch(vatRatesQuery())
    },
    lazy: page(() => import('@/routes/public/home/home-page')),
  },
  {
    path: '/law',
    loader: () => prefetch(lawQuery('vat-law')),
    Component: ToVatLaw,
  },
  ...lawRoutes(prefetch),
  ...listRoutes(paths.rulings, {
    loader: (args) => {
      prefetch(rulingsPageQuery(askedOf(args, RULINGS_SHAPE)))
      return prefetch(listOptionsQuery('rulings'))
    },
    lazy: page(() => import('@/routes/public/rulings/rulings-page')),
  }),
  {
    path: paths.ruling(':id'),
    loader: (args) => {
      prefetch(rulingQuery(idOf(args)))
      prefetch(citedSectionsQuery('ruling', idOf(args)))
      return prefetch(relatedRulingsQuery(idOf(args)))
    },
    lazy: page(() => import('@/routes/public/rulings/ruling-page')),
  },
  ...listRoutes(paths.decisions, {
    loader: (args) => {
      prefetch(taxDecisionsPageQuery(askedOf(args, TAX_DECISIONS_SHAPE)))
      return prefetch(listOptionsQuery('tax_decisions'))
    },
    lazy: page(() => import('@/routes/public/decisions/decisions-page')),
  }),
  {
    path: paths.decision(':id'),
    loader: (args) => {
      prefetch(taxDecisionQuery(idOf(args)))
      return prefetch(citedSectionsQuery('decision', idOf(args)))
    },
    lazy: page(() => import('@/routes/public/decisions/decision-page')),
  },
  ...listRoutes(paths.news, {
    loader: (args) => {
      prefetch(newsPageQuery(askedOf(args, NEWS_SHAPE)))
      return prefetch(listOptionsQuery('news'))
    },
    lazy: page(() => import('@/routes/public/news/news-page')),
  }),
  {
    path: paths.newsPost(':id'),
    loader: (args) => {
      prefetch(newsPostQuery(idOf(args)))
      return prefetch(citedSectionsQuery('news', idOf(args)))
    },
    lazy: page(() => import('@/routes/public/news/news-post-page')),
  },
  {
    path: paths.faqs,
    loader: () => {
      prefetch(faqProvisionsQuery())
      return prefetch(faqCategoriesQuery())
    },
    lazy: page(() => import('@/routes/public/faqs/faqs-page')),
  },
  { path: paths.contact, lazy: page(() => import('@/routes/public/contact/contact-page')) },
  {
    path: paths.searchForm,
    loader: ({ request }) => {
      const question = readQuestion(new URL(request.url).searchParams)
      return question.query ? prefetch(searchQuery(question)) : null
    },
    lazy: page(() => import('@/routes/public/search/search-page')),
  },
  { path: paths.pack, lazy: page(() => import('@/routes/public/pack/pack-page')) },
  { path: paths.privacy, lazy: page(() => import('@/routes/public/legal/privacy-page')) },
  { path: paths.terms, lazy: page(() => import('@/routes/public/legal/terms-page')) },
  { path: paths.accessibility, lazy: page(() => import('@/routes/public/legal/accessibility-page')) },
  { path: paths.offline, lazy: page(() => import('@/routes/public/offline/offline-page')) },
  { path: '*', Component: NotFoundPage },
]

/** The public addresses. Pages are lazy; the frame, its error panel and "not found" are not. */
export const createRoutes = (prefetch: Prefetch): RouteObject[] => [
  {
    Component: PublicLayout,
    ErrorBoundary: PageError,
    children: [{ ErrorBoundary: PageError, HydrateFallback: PageSkeleton, children: pages(prefetch) }],
  },
]

/** The public addresses in the browser. */
export const routes = createRoutes(prefetchInto(queryClient))

const isStaffAddress = (path: string) => `${path}/`.startsWith(`${paths.admin}/`)
const loadStaffRoutes = async () => [(await import('./staff-routes')).staffRoutes]

/** Adds staff's addresses when somebody goes there: visitors do not even download their names (AUTH-6). */
export const routerOptions = {
  patchRoutesOnNavigation: async ({ path, patch }: PatchRoutesOnNavigationFunctionArgs) => {
    if (isStaffAddress(path)) patch(null, await loadStaffRoutes())
  },
}

/**
 * Makes the browser's router. A visit that begins under /admin has staff's addresses from the start.
 * @param loaderData of a page written at build time, whose code must be there before it is taken over
 */
export async function createRouter(loaderData?: HydrationState['loaderData']) {
  if (loaderData) {
    await loadPage()
    return createBrowserRouter(routes, { ...routerOptions, hydrationData: { loaderData } })
  }
  const isStaff = isStaffAddress(window.location.pathname)
  // If this fails, patchRoutesOnNavigation tries again and shows the error panel.
  const staffRoutes = isStaff ? await loadStaffRoutes().catch(() => []) : []
  return createBrowserRouter([...staffRoutes, ...routes], routerOptions)
}

/** Loads the code of the address's own routes, and puts it into them; the texts of a written page are ready. */
async function loadPage(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'object') return
      Object.assign(route, { Component: await route.lazy.Component?.(), lazy: undefined })
    }),
  )
}
