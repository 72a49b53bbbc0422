import type { RouteObject } from 'react-router-dom'
import type { ScreenName } from '@/office/screens'
import { PageError } from '@/routes/public/layout/page-error'
import { PageSkeleton } from '@/routes/public/layout/page-skeleton'
import { page } from './page'
import { paths } from '@/names/paths'

const SCREENS: Readonly<Record<ScreenName, Parameters<typeof page>[0]>> = {
  chapters: () => import('@/routes/admin/chapters/chapters-manager'),
  rulings: () => import('@/routes/admin/rulings/rulings-manager'),
  decisions: () => import('@/routes/admin/decisions/decisions-manager'),
  news: () => import('@/routes/admin/news/news-manager'),
  faqs: () => import('@/routes/admin/faqs/faqs-manager'),
  files: () => import('@/routes/admin/files/files-manager'),
  messages: () => import('@/routes/admin/messages/messages-manager'),
  subscribers: () => import('@/routes/admin/subscribers/subscribers-manager'),
  'vat-rates': () => import('@/routes/admin/vat-rates/vat-rates-manager'),
}

/** What staff see, behind its guard; none of it reaches a visitor (AUTH-2, AUTH-6). */
export const staffRoutes: RouteObject = {
  path: paths.admin,
  ErrorBoundary: PageError,
  HydrateFallback: PageSkeleton,
  lazy: page(() => import('@/routes/admin/layout/admin-root')),
  children: [
    { path: paths.signIn, lazy: page(() => import('@/routes/admin/login/login-page')) },
    {
      lazy: page(() => import('@/routes/admin/layout/admin-layout')),
      children: [
        { index: true, lazy: page(() => import('@/routes/admin/dashboard/dashboard-page')) },
        ...Object.entries(SCREENS).map(([name, load]) => ({ path: paths.manager(name), lazy: page(load) })),
        { path: paths.manager('references'), lazy: page(() => import('@/routes/admin/references/dead-references')) },
        { path: '*', lazy: page(() => import('@/routes/admin/layout/admin-not-found')) },
      ],
    },
  ],
}
