import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useHash } from './use-hash'

/**
 * Brings the place that the address names into sight, and the focus there if it takes it: once for each navigation but
 * Back, as soon as the page's content is there. Where that came later than the page, the browser found nothing to go to.
 * @param isReady whether the content is there
 * @returns the hash of the address, see useHash
 */
export function useNamedPlace(isReady: boolean): string {
  const { key } = useLocation()
  const hash = useHash()
  const isReturn = useNavigationType() === 'POP' && key !== 'default'
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const named = isReady && hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (!named || shown.current === key || isReturn) return
    shown.current = key
    named.scrollIntoView()
    if (named.matches('[tabindex]')) named.focus({ preventScroll: true })
  }, [isReady, hash, key, isReturn])
  return hash
}
