import * as v from 'valibot'
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies'
import { assetsOf, copyPage, keptPath, markCopy, PAGE_CACHES } from '@/lib/kept-pages'
import { savesData } from '@/lib/saves-data'
import { LAW_TYPES } from '@/names/kinds'
import { inWholeText, paths } from '@/names/paths'
import type { Release } from './release'

// The service worker (FIND-9): a page that is kept comes from the device at once (FAST-4) and anew from the line behind it; the
// page itself asks whether its content has changed (FIND-6). It answers for pages that readers see and for the files they
// need, and for nothing else: what goes to the backend passes it by.

declare const self: ServiceWorkerGlobalScope
declare const __RELEASE__: Release

const MOST_PAGES = 200

/** Kept without having been opened (FIND-9). */
const ALWAYS: readonly string[] = [paths.home, ...LAW_TYPES.map((type) => paths.law(type))]

/** Staff's screens, and what goes to a backend, wherever that is: the embedded one's files are on the site's own origin. */
const NEVER = [paths.admin, '/auth', '/rest', '/storage', '/functions', '/realtime']

const [alwaysCache, openedCache] = PAGE_CACHES
const ASSETS = 'assets-of-pages'

const { offline, rest } = __RELEASE__

clientsClaim()
enableNavigationPreload()
// Before the files of the release: one of them that was not fetched may have been stored with a page. The files of kept pages
// may be of an older release too. They are stored with their page, never when they are asked for.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request, url }) => (await caches.match(url.pathname)) ?? fetch(request),
)
// Nothing that no page has asked for, where the reader saves data.
precacheAndRoute(savesData() ? offline : [...offline, ...rest])

const keeping = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => keptPath(request.url),
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) =>
    cachedResponse && markCopy(cachedResponse),
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
    const pathname = keptPath(request.url)
    if (response.status === 404 || response.status === 410) await forget(pathname)
    const copy = await copyPage(response, pathname, new Date())
    return copy && (await keepAssets(await copy.clone().text())) ? copy : null
  },
}
const always = new StaleWhileRevalidate({ cacheName: alwaysCache, plugins: [keeping] })
const opened = new StaleWhileRevalidate({
  cacheName: openedCache,
  plugins: [keeping, new ExpirationPlugin({ maxEntries: MOST_PAGES, purgeOnQuotaError: true })],
})
// A search is not kept, and without a line the site itself says so.
const network = new NetworkOnly()

function strategyFor(pathname: string): StaleWhileRevalidate | NetworkOnly {
  if (pathname === paths.searchForm) return network
  return ALWAYS.includes(pathname) ? always : opened
}

const isPage = (pathname: string) =>
  !/\.[^/]*$/.test(pathname) && !NEVER.some((path) => `${pathname}/`.startsWith(`${path}/`))

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  async ({ event, request, url }) => {
    const pathname = keptPath(url.href)
    try {
      return await strategyFor(pathname).handle({ event, request })
    } catch (error) {
      return (await leadToWholeText(pathname)) ?? (await matchPrecache(paths.offline)) ?? Promise.reject(error)
    }
  },
)
// Only so that what the browser has asked for beforehand is not asked for twice.
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', network)

/** A section whose own page is not kept is read in the whole text, if that is. */
async function leadToWholeText(pathname: string): Promise<Response | undefined> {
  const whole = inWholeText(pathname)
  if (whole && (await caches.match(whole.path))) return Response.redirect(whole.path + whole.hash)
}

/** Keeps a page as if it had been opened; one that cannot be had stays as it was. */
async function keep(pathname: string, event: ExtendableEvent): Promise<void> {
  const request = new Request(pathname, { cache: 'no-cache' })
  await Promise.allSettled(strategyFor(pathname).handleAll({ event, request }))
}

const forget = async (pathname: string) => (await caches.open(strategyFor(pathname).cacheName)).delete(pathname)

/** Stores the files of a page; false when one cannot be had, and the page would be kept in vain. */
async function keepAssets(html: string): Promise<boolean> {
  const cache = await caches.open(ASSETS)
  const stored = assetsOf(html).map(async (address) => {
    if (await cache.match(address)) return
    const response = (await matchPrecache(address)) ?? (await fetch(address))
    if (!response.ok) throw new Error(`${address} is answered with ${response.status}.`)
    await cache.put(address, response)
  })
  return (await Promise.allSettled(stored)).every(({ status }) => status === 'fulfilled')
}

/** Removes the files that no kept page needs any more. */
async function forgetUnusedAssets(): Promise<void> {
  const used = new Set<string>()
  for (const cacheName of PAGE_CACHES) {
    const cache = await caches.open(cacheName)
    for (const copy of await cache.matchAll()) for (const address of assetsOf(await copy.text())) used.add(address)
  }
  const cache = await caches.open(ASSETS)
  for (const request of await cache.keys()) {
    if (!used.has(new URL(request.url).pathname)) await cache.delete(request)
  }
}

/** What pages say (src/routes/public/offline): that a page was opened, that a new release is to be used. */
const MESSAGE = v.object({
  opened: v.optional(v.string()),
  use: v.optional(v.boolean()),
})

self.addEventListener('install', (event) => {
  if (!savesData()) event.waitUntil(Promise.all(ALWAYS.map((pathname) => keep(pathname, event))))
})
self.addEventListener('activate', (event) => event.waitUntil(forgetUnusedAssets()))
self.addEventListener('message', (event) => {
  const { opened: address, use } = v.parse(MESSAGE, event.data)
  if (address && isPage(address) && address !== paths.searchForm) event.waitUntil(keep(address, event))
  if (use) event.waitUntil(self.skipWaiting())
})
