import { type RefObject, useEffect, useRef } from 'react'
import { openerId } from '@/office/list/row-title'
import type { Editing } from '@/office/use-manager-address'

/**
 * When a form is closed, the focus goes back to what opens it: its row, or for a new row, and for one that is not on the
 * page, the button that adds.
 * @returns goes to the button that adds
 */
export function useFocusOnClosing(editing: Editing): RefObject<HTMLButtonElement | null> {
  const add = useRef<HTMLButtonElement>(null)
  const shown = useRef(editing)

  // The focus is the browser's; who has put it elsewhere meanwhile keeps it there.
  useEffect(() => {
    const before = shown.current
    shown.current = editing
    if (before === null || editing !== null || document.activeElement !== document.body) return
    const opener = document.getElementById(openerId(before)) ?? add.current
    opener?.focus()
  }, [editing])
  return add
}
