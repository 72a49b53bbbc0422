import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** Focuses a list (`box` has `tabIndex={-1}`) once a row is gone. @returns call it with the row about to go */
export function useFocusWhenGone(rows: readonly { id: string }[], box: RefObject<HTMLElement | null>) {
  const removed = useRef<string | null>(null)

  useEffect(() => {
    if (removed.current === null || rows.some(({ id }) => id === removed.current)) return
    removed.current = null
    box.current?.focus({ preventScroll: true })
  }, [rows, box])

  return useCallback((id: string) => {
    removed.current = id
  }, [])
}
