import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** Focuses a list (`box` has `tabIndex={-1}`) once one of its rows is gone. @returns call it with the row about to go */
export function useFocusWhenGone(ids: readonly string[], box: RefObject<HTMLElement | null>) {
  const removed = useRef<string | null>(null)

  useEffect(() => {
    if (removed.current === null || ids.includes(removed.current)) return
    removed.current = null
    box.current?.focus({ preventScroll: true })
  }, [ids, box])

  return useCallback((id: string) => {
    removed.current = id
  }, [])
}
