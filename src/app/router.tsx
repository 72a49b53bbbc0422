import {
  createBrowserRouter,
  type HydrationState,
  type LoaderFunction,
  type LoaderFunctionArgs,
  matchRoutes,
  Navigate,
  type PatchRoutesOnNavigationFunctionArgs,
  type RouteObject,
  useLocation,
} from 'react-router-dom'
import { publicClient } from '@/data/public-client'
import { ITEM_KINDS, KINDS, LAW_TYPES } from '@/names/kinds'
import { paths } from '@/names/paths'
import { PageError } from '@/routes/public/layout/page-error'
import { PageSkeleton } from '@/routes/public/layout/page-skeleton'
import { PublicLayout } from '@/routes/public/layout/public-layout'
import { page } from './page'
import { type Prefetch, prefetchInto, type Questions } from './prefetch'
import { queryClient } from './query-client'

/** Keeps the hash (SHELL-1), which a loader's redirect would not see. */
function ToVatLaw() {
  const { hash } = useLocation()
  return <Navigate replace to={{ pathname: paths.law(), hash }} />
}

/**
 * The loader of a route. What a page asks is code of its own, and so is the client: the first page of a visit brings its answers
 * along. Both are loaded at once.
 */
const asker =
  (prefetch: Prefetch) =>
  (questionsOf: (args: LoaderFunctionArgs) => Promise<Questions>): LoaderFunction =>
  async (args) => {
    try {
      const [questions] = await Promise.all([questionsOf(args), publicClient()])
      prefetch(questions)
    } catch (error) {
      // The page asks for the same once its own code is there, and says what fails.
      console.warn('Not asked for ahead', error)
    }
    return null
  }

/** The list of each kind that is listed by date, its pages after the first (FIND-5), and the page of an item. */
const itemRoutes = (asks: ReturnType<typeof asker>): RouteObject[] =>
  ITEM_KINDS.flatMap((kind) => {
    const { path } = KINDS[kind]
    return [
      // of its own each: the router empties what it has loaded a page by
      ...[path, paths.listPage(path, ':page')].map((each) => ({
        path: each,
        loader: asks(async ({ request }) => (await import('@/kinds/items')).questionsOfListAt(kind, request.url)),
        lazy: page(() => import('@/routes/public/list/list-page')),
      })),
      {
        path: paths.item(kind, ':id'),
        loader: asks(async ({ params: { id = '' } }) => (await import('@/kinds/items')).questionsOfItemAt(kind, id)),
        lazy: page(() => import('@/routes/public/item/item-page')),
      },
    ]
  })

const importChanges = () => import('@/routes/public/changes/changes-page')
const importFigures = () => import('@/routes/public/amounts/questions')
const importDeadlines = () => import('@/routes/public/tools/deadlines-page')
const importLaw = () => import('@/kinds/law/questions')

const lawRoutes = (asks: ReturnType<typeof asker>): RouteObject[] =>
  LAW_TYPES.flatMap((type) => [
    {
      path: paths.law(type),
      loader: asks(async ({ request }) => (await importLaw()).questionsOfLawAt(type, request.url)),
      lazy: page(() => import('@/routes/public/law/law-page')),
    },
    {
      path: paths.sectionPage(type, ':slug'),
      loader: asks(async ({ params: { slug = '' }, request }) =>
        (await import('@/kinds/law/section-questions')).questionsOfSectionAt(type, slug, request.url),
      ),
      lazy: page(() => import('@/routes/public/law/section-page')),
    },
  ])

const pages = (asks: ReturnType<typeof asker>): RouteObject[] => [
  {
    path: paths.home,
    loader: asks(async () => (await import('@/routes/public/home/questions')).questionsOfHome()),
    lazy: page(() => import('@/routes/public/home/home-page')),
  },
  {
    path: '/law',
    loader: asks(async () => (await importLaw()).questionsOfLaw('vat-law')),
    Component: ToVatLaw,
  },
  ...lawRoutes(asks),
  ...itemRoutes(asks),
  {
    path: paths.faqs,
    loader: asks(async () => (await import('@/kinds/faq/faq')).questionsOfFaqs()),
    lazy: page(() => import('@/routes/public/faqs/faqs-page')),
  },
  {
    path: paths.amounts,
    loader: asks(async () => (await importFigures()).questionsOfAmounts()),
    lazy: page(() => import('@/routes/public/amounts/amounts-page')),
  },
  {
    path: paths.whichRate,
    loader: asks(async () => (await importFigures()).questionsOfAmounts()),
    lazy: page(() => import('@/routes/public/tools/which-rate-page')),
  },
  {
    path: paths.allocationNumber,
    loader: asks(async () => (await importFigures()).questionsOfAmounts()),
    lazy: page(() => import('@/routes/public/tools/allocation-page')),
  },
  {
    path: paths.deadlines,
    loader: asks(async () => (await importDeadlines()).questionsOfDeadlines()),
    lazy: page(importDeadlines),
  },
  ...[paths.glossary, paths.hebrewGlossary].map((path) => ({
    path,
    loader: asks(async () => (await import('@/kinds/term/questions')).questionsOfGlossary()),
    lazy: page(() => import('@/routes/public/glossary/glossary-page')),
  })),
  {
    path: paths.guides,
    loader: asks(async () => (await import('@/kinds/guide/guide')).questionsOfGuides()),
    lazy: page(() => import('@/routes/public/guides/guides-page')),
  },
  {
    path: paths.guide(':id'),
    loader: asks(async ({ params: { id = '' } }) => (await import('@/kinds/guide/guide')).questionsOfGuide(id)),
    lazy: page(() => import('@/routes/public/guides/guide-page')),
  },
  ...[paths.changes(), paths.changes(':month')].map((path) => ({
    path,
    loader: asks(async ({ request, params: { month } }) =>
      (await importChanges()).questionsOfChangesAt(request.url, month),
    ),
    lazy: page(importChanges),
  })),
  { path: paths.contact, lazy: page(() => import('@/routes/public/contact/contact-page')) },
  {
    path: paths.searchForm,
    loader: asks(async ({ request }) => {
      const { questionsOfSearch, readQuestion } = await import('@/routes/public/search/questions')
      return questionsOfSearch(readQuestion(new URL(request.url).searchParams))
    }),
    lazy: page(() => import('@/routes/public/search/search-page')),
  },
  { path: paths.pack, lazy: page(() => import('@/routes/public/pack/pack-page')) },
  { path: paths.newsletter('confirm'), lazy: page(() => import('@/routes/public/newsletter/confirm-page')) },
  { path: paths.newsletter('manage'), lazy: page(() => import('@/routes/public/newsletter/manage-page')) },
  { path: paths.newsletter('leave'), lazy: page(() => import('@/routes/public/newsletter/leave-page')) },
  { path: paths.privacy, lazy: page(() => import('@/routes/public/legal/privacy-page')) },
  { path: paths.terms, lazy: page(() => import('@/routes/public/legal/terms-page')) },
  { path: paths.accessibility, lazy: page(() => import('@/routes/public/legal/accessibility-page')) },
  { path: paths.openData, lazy: page(() => import('@/routes/public/open-data/open-data-page')) },
  { path: paths.offline, lazy: page(() => import('@/routes/public/offline/offline-page')) },
  { path: '*', lazy: page(() => import('@/routes/public/layout/not-found-page')) },
]

/** The public addresses. Pages and what they ask for are lazy; the frame and its error panel are not. */
export const createRoutes = (prefetch: Prefetch): RouteObject[] => [
  {
    Component: PublicLayout,
    ErrorBoundary: PageError,
    children: [{ ErrorBoundary: PageError, HydrateFallback: PageSkeleton, children: pages(asker(prefetch)) }],
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
 * Makes the browser's router, and tells its routes. A visit that begins under /admin has staff's addresses from the start.
 * @param loaderData of a page written at build time, whose code must be there before it is taken over
 */
export async function createRouter(loaderData?: HydrationState['loaderData']) {
  if (loaderData) {
    await loadPage()
    return { routes, router: createBrowserRouter(routes, { ...routerOptions, hydrationData: { loaderData } }) }
  }
  const isStaff = isStaffAddress(window.location.pathname)
  // If this fails, patchRoutesOnNavigation tries again and shows the error panel.
  const staffRoutes = isStaff ? await loadStaffRoutes().catch(() => []) : []
  const all = [...staffRoutes, ...routes]
  return { routes: all, router: createBrowserRouter(all, routerOptions) }
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
