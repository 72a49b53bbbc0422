import { type RefObject, useEffect, useLayoutEffect } from 'react'

/**
 * Hides an element in a way that the browser's own find-in-page still searches: hidden="until-found", which React
 * cannot set. When the browser finds something inside, `onFound` is called to show it.
 */
export function useUntilFound(element: RefObject<HTMLElement | null>, isHidden: boolean, onFound: () => void): void {
  useLayoutEffect(() => {
    if (isHidden) element.current?.setAttribute('hidden', 'until-found')
    else element.current?.removeAttribute('hidden')
  }, [element, isHidden])

  // "beforematch" is an event of the browser that React does not know.
  useEffect(() => {
    const target = element.current
    target?.addEventListener('beforematch', onFound)
    return () => target?.removeEventListener('beforematch', onFound)
  }, [element, onFound])
}
