import type { ComponentType } from 'react'
import { loadSanitiser } from '@/lib/sanitise'

/** The `lazy` of a route: loads the page's code and the sanitiser together. */
export const page = (load: () => Promise<{ Component: ComponentType }>) => async () => {
  const [{ Component }] = await Promise.all([load(), loadSanitiser()])
  return { Component }
}
