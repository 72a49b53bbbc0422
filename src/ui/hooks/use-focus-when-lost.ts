import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus to a place (with `tabIndex={-1}`) when something `shown` there has changed and what had the focus has gone with
 * it (ACC-2). Who has put it elsewhere meanwhile keeps it there.
 */
export function useFocusWhenLost(place: RefObject<HTMLElement | null>, ...shown: unknown[]): void {
  const before = useRef(shown)

  // The focus is the browser's, which leaves it to nothing.
  useEffect(() => {
    const isChanged = shown.some((each, index) => each !== before.current[index])
    before.current = shown
    if (isChanged && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  })
}
