import type { PrecacheEntry } from 'workbox-precaching/_types.js'

/** What the build tells the service worker of the release that it belongs to. */
export type Release = {
  /** The address of the script that starts the site; another one is another release. */
  entry: string
  /** The frame: what every page needs, and what shows pages that are not kept. */
  files: PrecacheEntry[]
}
