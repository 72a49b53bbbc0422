import { useSyncExternalStore } from 'react'
import { SITE_URL } from '@/lib/site'

const neverChanges = () => () => {}

/**
 * The address that links to this site begin with: VITE_SITE_URL, or in a build without one the address that the browser
 * has it from. Where there is no browser, and until the page is alive, it is empty: such links are relative.
 */
export function useSiteUrl(): string {
  return useSyncExternalStore(
    neverChanges,
    () => SITE_URL || window.location.origin,
    () => SITE_URL,
  )
}
