import { type RefObject, useEffect, useRef } from 'react'

/**
 * Puts the focus on an element when another part of what it holds is asked for: the link that was chosen stands below
 * the new rows, or is gone (SHELL-6).
 * @param asked names the part: a page's number, a filter's value
 * @returns goes to the element, which must take the focus (`tabIndex={-1}`)
 */
export function useFocusOnChange<Box extends HTMLElement>(asked: string | number): RefObject<Box | null> {
  const box = useRef<Box>(null)
  const shown = useRef(asked)
  // The focus is the browser's, not React's.
  useEffect(() => {
    if (shown.current === asked) return
    shown.current = asked
    box.current?.focus({ preventScroll: true })
  }, [asked])
  return box
}
