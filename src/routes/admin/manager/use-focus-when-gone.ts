import { type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * Puts the focus on a list once a row that was removed from it is gone, and the button with it that had the focus.
 * @param box the list, which must take the focus (`tabIndex={-1}`)
 * @returns to be told of the row that is about to go
 */
export function useFocusWhenGone(rows: readonly { id: string }[], box: RefObject<HTMLElement | null>) {
  const removed = useRef<string | null>(null)

  // The focus is the browser's, not React's.
  useEffect(() => {
    if (removed.current === null || rows.some(({ id }) => id === removed.current)) return
    removed.current = null
    box.current?.focus({ preventScroll: true })
  }, [rows, box])

  return useCallback((id: string) => {
    removed.current = id
  }, [])
}
