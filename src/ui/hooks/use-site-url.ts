import { useSyncExternalStore } from 'react'
import { SITE_URL } from '@/lib/site'

const neverChanges = () => () => {}

/** The origin for links to this site: VITE_SITE_URL, else the browser's; empty while pages are built or hydrated. */
export function useSiteUrl(): string {
  return useSyncExternalStore(
    neverChanges,
    () => SITE_URL || window.location.origin,
    () => SITE_URL,
  )
}
