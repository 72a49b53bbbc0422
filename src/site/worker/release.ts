import type { PrecacheEntry } from 'workbox-precaching/_types.js'

/** What the build tells the service worker of the release that it belongs to. */
export type Release = {
  /** What says that a page is not kept, and lists those that are. */
  offline: PrecacheEntry[]
  /** The rest of what visitors' pages can need. */
  rest: PrecacheEntry[]
}
