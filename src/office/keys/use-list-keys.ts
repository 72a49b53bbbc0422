import type { RefObject } from 'react'
import { isCovered } from '@/office/in-front'
import { useKeys } from './use-keys'

type ListKeysOptions = {
  /** Holds the list with its search box. */
  box: RefObject<HTMLElement | null>
  /** Whether the list is inside of another one: its keys then need the focus in it, and the outer one moves over all rows. */
  isInside: boolean
  onAdd: () => void
}

/** The keys of a list: its search, adding, and moving over the rows from one to the next. */
export function useListKeys({ box, isInside, onAdd }: ListKeysOptions): void {
  const search = () => box.current?.querySelector<HTMLElement>('input[type=search]')?.focus()
  const own = { search, add: () => !isCovered() && onAdd() }
  const move = (by: 1 | -1) => () => moveToRow(box.current, by)
  useKeys('list', isInside ? own : { ...own, next: move(1), previous: move(-1) }, isInside ? box : undefined)
}

/** What a row is, and what opens it, as selectors. */
type RowParts = { row: string; opener: string }
const OF_TABLE: RowParts = { row: '.office-row', opener: '.office-row .whole-row' }

/** Focuses what opens the next or previous row; from outside of the rows, the first or the last. */
export function moveToRow(box: HTMLElement | null, by: 1 | -1, { row, opener } = OF_TABLE): void {
  const rows = [...(box?.querySelectorAll<HTMLElement>(opener) ?? [])]
  const from = rows.findIndex((each) => each.closest(row)?.contains(document.activeElement))
  const to = from < 0 ? rows.at(by > 0 ? 0 : -1) : rows[from + by]
  to?.focus()
}
