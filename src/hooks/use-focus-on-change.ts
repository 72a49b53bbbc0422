import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to a list when another part of it is shown, as the link that asked for it may be gone (SHELL-6).
 * @param asked the part: a page's number, a filter's value
 * @param whole what it is a part of; when this changes too, the focus stays with the control that changed it
 * @returns a ref for the element, which needs `tabIndex={-1}`
 */
export function useFocusOnChange<Box extends HTMLElement>(asked: string | number, whole = ''): RefObject<Box | null> {
  const box = useRef<Box>(null)
  const shown = useRef({ asked, whole })
  useEffect(() => {
    const before = shown.current
    shown.current = { asked, whole }
    if (before.asked !== asked && before.whole === whole) box.current?.focus({ preventScroll: true })
  }, [asked, whole])
  return box
}
