import { type RefObject, useEffect, useLayoutEffect } from 'react'

/** Hides an element except from find-in-page (hidden="until-found", which React cannot set), which calls `onFound`. */
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
