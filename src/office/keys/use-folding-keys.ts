import type { RefObject } from 'react'
import { useKeys } from './use-keys'

type FoldingKeysOptions = {
  /** The row's name, which has the focus. */
  head: RefObject<HTMLElement | null>
  isOpen: boolean
  /** Shows or hides what hangs on the row; null where nothing can. */
  onOpen: (() => void) | null
}

/** Left and Right hide and show what hangs on a row, and go up and down in the tree (STAFF-5, ARIA's pattern "treegrid"). */
export function useFoldingKeys({ head, isOpen, onOpen }: FoldingKeysOptions): void {
  const rows = () => head.current?.closest('tbody')
  const focus = (place: Element | null | undefined) => place?.querySelector<HTMLElement>('.whole-row')?.focus()
  const unfold = () => (isOpen ? focus(rows()?.querySelector('.office-below .office-row')) : onOpen?.())
  const fold = () => (isOpen ? onOpen?.() : focus(rows()?.closest('.office-below')?.closest('tbody')))
  useKeys('row', { ...(onOpen && { unfold }), fold }, head)
}
