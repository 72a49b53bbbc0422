import type { ComponentType } from 'react'
import { loadSanitiser } from '@/lib/sanitise'

/** A page whose code is fetched when it is first wanted. */
export const page = (load: () => Promise<{ Component: ComponentType }>) => async () => {
  const [{ Component }] = await Promise.all([load(), loadSanitiser()])
  return { Component }
}
