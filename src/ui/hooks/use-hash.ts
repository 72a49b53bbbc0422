import { useLocation } from 'react-router-dom'
import { useIsHydrating } from './use-is-hydrating'

/** The hash of the address with its "#"; empty while a page written at build time is taken over, which knows no hash. */
export function useHash(): string {
  const { hash } = useLocation()
  return useIsHydrating() ? '' : hash
}
