import type { PrecacheEntry } from 'workbox-precaching/_types.js'

/** What the build tells the service worker of the release that it belongs to. */
export type Release = {
  /** The address of the script that starts the site; another one is another release. */
  entry: string
  /** What says that a page is not kept, and lists those that are. */
  offline: PrecacheEntry[]
  /** The rest of what visitors' pages can need. */
  rest: PrecacheEntry[]
}
