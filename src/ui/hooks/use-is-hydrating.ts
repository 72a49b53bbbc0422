import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** True at build time and while the browser takes over a page written then; false from the next render on. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
}
