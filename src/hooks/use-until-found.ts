import { type RefObject, useEffect, useLayoutEffect } from 'react'

/**
 * Hides an element from all but the browser's find-in-page, by hidden="until-found", which React cannot set.
 * @param onFound called when the browser found something inside
 */
export function useUntilFound(element: RefObject<HTMLElement | null>, isHidden: boolean, onFound: () => void): void {
  useLayoutEffect(() => {
    if (isHidden) element.current?.setAttribute('hidden', 'until-found')
    else element.current?.removeAttribute('hidden')
  }, [element, isHidden])

  useEffect(() => {
    const target = element.current
    target?.addEventListener('beforematch', onFound)
    return () => target?.removeEventListener('beforematch', onFound)
  }, [element, onFound])
}
