import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { paths } from '@/names/paths'
import { PageError } from '@/routes/public/layout/page-error'
import { PageSkeleton } from '@/routes/public/layout/page-skeleton'
import { page } from './page'

/** The page of each screen, which is named as its folder and its address are: rulings/rulings-manager.tsx. */
const SCREENS = Object.entries(
  import.meta.glob<{ Component: ComponentType }>('/src/routes/admin/*/*-manager.tsx'),
).flatMap(([file, load]) => {
  const [, name = ''] = /([^/]+)\/\1-manager\.tsx$/.exec(file) ?? []
  return name ? [{ path: paths.manager(name), lazy: page(load) }] : []
})

/** What staff see, behind its guard; none of it reaches a visitor (AUTH-2, AUTH-6). */
export const staffRoutes: RouteObject = {
  path: paths.admin,
  ErrorBoundary: PageError,
  HydrateFallback: PageSkeleton,
  lazy: page(() => import('./staff/with-reader-page')),
  children: [
    {
      lazy: page(() => import('@/routes/admin/layout/admin-root')),
      children: [
        { path: paths.signIn, lazy: page(() => import('@/routes/admin/login/login-page')) },
        { path: paths.newPassword, lazy: page(() => import('@/routes/admin/login/new-password-page')) },
        {
          lazy: page(() => import('@/routes/admin/layout/admin-layout')),
          children: [
            { index: true, lazy: page(() => import('@/routes/admin/dashboard/dashboard-page')) },
            ...SCREENS,
            { path: paths.bringInLaw, lazy: page(() => import('@/routes/admin/bring-in/bring-in-page')) },
            { path: paths.account, lazy: page(() => import('@/routes/admin/account/account-page')) },
            { path: '*', lazy: page(() => import('@/routes/admin/layout/admin-not-found')) },
          ],
        },
      ],
    },
  ],
}
