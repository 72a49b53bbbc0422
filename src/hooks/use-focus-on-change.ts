import { type RefObject, useEffect, useRef } from 'react'

/**
 * Puts the focus on an element when another part of what it holds is asked for: the link that was chosen stands below
 * the new rows, or is gone (SHELL-6).
 * @param asked names the part: a page's number, a filter's value
 * @param whole names what it is a part of; when that changes as well, the focus stays with the control that changed it
 * @returns goes to the element, which must take the focus (`tabIndex={-1}`)
 */
export function useFocusOnChange<Box extends HTMLElement>(asked: string | number, whole = ''): RefObject<Box | null> {
  const box = useRef<Box>(null)
  const shown = useRef({ asked, whole })
  // The focus is the browser's, not React's.
  useEffect(() => {
    const before = shown.current
    shown.current = { asked, whole }
    if (before.asked !== asked && before.whole === whole) box.current?.focus({ preventScroll: true })
  }, [asked, whole])
  return box
}
