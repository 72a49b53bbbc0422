import { type KeyboardEvent, useRef, useState } from 'react'

/**
 * The rows that are selected, over all pages of a list (STAFF-2).
 * @param shown the rows of the page, which are newer than those that were selected before
 */
function useSelection<Row extends { id: string }>(shown: readonly Row[]) {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map())
  const onPage = new Map(shown.map((row) => [row.id, row]))
  const change = (rows: readonly Row[], isSelected: boolean) => {
    const next = new Map(selected)
    for (const row of rows) {
      if (isSelected) next.set(row.id, row)
      else next.delete(row.id)
    }
    setSelected(next)
  }
  return {
    rows: [...selected.values()].map((row) => onPage.get(row.id) ?? row),
    count: selected.size,
    has: (id: string) => selected.has(id),
    toggle: (row: Row) => change([row], !selected.has(row.id)),
    change,
    /** Leaves out rows that are no longer there, or with which nothing is left to do. */
    drop: (ids: ReadonlySet<string>) => setSelected((before) => new Map([...before].filter(([id]) => !ids.has(id)))),
    clear: () => setSelected(new Map()),
  }
}

export type Selection<Row extends { id: string }> = ReturnType<typeof useSelection<Row>>

/**
 * A list whose rows can be selected (STAFF-2): Escape ends the selection.
 * @returns the selection, and what goes onto the element around list and bar
 */
export function useSelectableList<Row extends { id: string }>(shown: readonly Row[]) {
  const selection = useSelection(shown)
  const box = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || selection.count === 0) return
    if (event.target instanceof Element && event.target.closest('dialog, form')) return
    event.stopPropagation()
    selection.clear()
  }
  return { selection, box, onKeyDown }
}
