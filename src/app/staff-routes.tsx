import type { RouteObject } from 'react-router-dom'
import { PageError } from '@/routes/public/layout/page-error'
import { PageSkeleton } from '@/routes/public/layout/page-skeleton'
import { page } from './page'
import { paths } from './paths'

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
        { path: paths.manager('chapters'), lazy: page(() => import('@/routes/admin/chapters/chapters-manager')) },
        { path: paths.manager('rulings'), lazy: page(() => import('@/routes/admin/rulings/rulings-manager')) },
        { path: paths.manager('decisions'), lazy: page(() => import('@/routes/admin/decisions/decisions-manager')) },
        { path: paths.manager('news'), lazy: page(() => import('@/routes/admin/news/news-manager')) },
        { path: paths.manager('faqs'), lazy: page(() => import('@/routes/admin/faqs/faqs-manager')) },
        { path: paths.manager('files'), lazy: page(() => import('@/routes/admin/files/files-manager')) },
        { path: paths.manager('messages'), lazy: page(() => import('@/routes/admin/messages/messages-manager')) },
        {
          path: paths.manager('subscribers'),
          lazy: page(() => import('@/routes/admin/subscribers/subscribers-manager')),
        },
        { path: paths.manager('vat-rates'), lazy: page(() => import('@/routes/admin/vat-rates/vat-rates-manager')) },
        { path: '*', lazy: page(() => import('@/routes/admin/layout/admin-not-found')) },
      ],
    },
  ],
}
