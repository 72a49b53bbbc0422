import { matchRoutes, type RouteObject, RouterContextProvider } from 'react-router-dom'
import { savesData } from '@/lib/saves-data'

/**
 * How long a link is pointed at or has the focus before it counts as about to be used, in milliseconds: every other reader who
 * has pointed at one for so long follows it (A. Dieulot, Instant Pages with Just-in-Time Preloading, 2019).
 */
const INTENT = 65

/**
 * Fetches the code and the data of the page that a link leads to when the link is about to be used: one at a time, each once,
 * and none for readers who save data (FAST-5). A button that is pressed on a link leaves no doubt; a finger may begin to scroll.
 */
export function prefetchLinks(routes: RouteObject[]): void {
  if (savesData()) return
  const known = new Set([window.location.href])
  let timer: ReturnType<typeof setTimeout> | undefined
  const doubt = () => clearTimeout(timer)
  const intend = ({ target, type }: Event) => {
    doubt()
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname) return
    if (type === 'mousedown') prefetch(link)
    else timer = setTimeout(prefetch, INTENT, link)
  }
  const prefetch = ({ href, pathname }: HTMLAnchorElement) => {
    if (known.has(href)) return
    known.add(href)
    for (const { route, params } of matchRoutes(routes, pathname) ?? []) {
      // the router blanks what it has loaded, one by one
      for (const load of Object.values(route.lazy ?? {})) load?.().catch(() => known.delete(href))
      if (typeof route.loader !== 'function') continue
      const pattern = route.path ?? ''
      const asked = { request: new Request(href), url: new URL(href), params, pattern }
      void route.loader({ ...asked, context: new RouterContextProvider() })
    }
  }
  for (const name of ['pointerover', 'touchstart', 'focusin', 'mousedown'])
    document.addEventListener(name, intend, { passive: true })
  document.addEventListener('pointercancel', doubt)
}
