import { useEffect, useSyncExternalStore } from 'react'
import type { ShowStoredHtml } from './show-stored-html'

let show: ShowStoredHtml | undefined
const listeners = new Set<() => void>()

/** Loads what makes stored HTML fit to be shown. The texts of a page written at build time are, so that it needs none of it. */
export async function loadStoredHtml(): Promise<ShowStoredHtml> {
  if (show) return show
  const { loadShowing } = await import('./show-stored-html')
  show = await loadShowing()
  for (const listener of listeners) listener()
  return show
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const loaded = () => show

/**
 * What makes stored HTML fit to be shown; undefined until it has come, and it is only fetched when needed.
 * @param isNeeded fetches it
 */
export function useStoredHtml(isNeeded: boolean): ShowStoredHtml | undefined {
  useEffect(() => {
    if (isNeeded) loadStoredHtml().catch((error: unknown) => console.error('A text cannot be shown', error))
  }, [isNeeded])
  return useSyncExternalStore(subscribe, loaded, loaded)
}
