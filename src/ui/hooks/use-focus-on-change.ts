import { type RefObject, useEffect, useRef } from 'react'

/** @returns a ref for a list that takes focus when `asked` (page, filter) changes but `whole` does not (SHELL-6) */
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
