import type { ComponentType } from 'react'
import { loadStoredHtml } from '@/texts/use-stored-html'

/** The `lazy` of a route: loads the page's code, and beside it what shows stored texts. */
export const page = (load: () => Promise<{ Component: ComponentType }>) => ({
  Component: async () => (await load()).Component,
  handle: loadStoredHtml,
})
