import type { RouteObject } from 'react-router-dom'
import { expect, it } from 'vitest'
import { createRoutes } from '../../src/app/router.tsx'
import { staffRoutes } from '../../src/app/staff-routes.tsx'
import { type Pages, PUBLIC_PAGES, STAFF_PAGES } from '../support/site-pages.ts'

/** The paths of the routes that show something, as the router knows them. */
function pathsOf(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path = above, children }) => {
    const whole = path.startsWith(above) ? path : `${above}/${path}`
    return children ? pathsOf(children, whole) : [whole]
  })
}

it.each<[string, readonly RouteObject[], Pages]>([
  ['readers', createRoutes(() => {}), PUBLIC_PAGES],
  ['staff', [staffRoutes], STAFF_PAGES],
])('ACC-1 the pages of %s that are tried for access are those of the router', (_, routes, pages) => {
  expect(Object.keys(pages).sort()).toEqual(pathsOf(routes).sort())
  const rows = Object.values(pages)
  for (const row of rows) {
    const other = typeof row === 'string' ? row : row.like
    if (other !== undefined) expect(pages[other]).not.toHaveProperty('like')
  }
})

/** What each route loads its page by. */
const loadersOf = (routes: readonly RouteObject[]): unknown[] =>
  routes.flatMap(({ lazy, children = [] }) => [...(lazy ? [lazy] : []), ...loadersOf(children)])

it('SHELL-1 no two routes load their page by one object, which the router empties: the second would show nothing', () => {
  const loaders = loadersOf([...createRoutes(() => {}), staffRoutes])
  expect(new Set(loaders).size).toBe(loaders.length)
})
