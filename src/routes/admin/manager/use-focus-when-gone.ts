import { type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * Moves the focus to a list when a removed row, and its focused button with it, is gone.
 * @param box the list, which needs `tabIndex={-1}`
 * @returns call it with the row that is about to go
 */
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
