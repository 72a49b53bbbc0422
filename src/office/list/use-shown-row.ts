import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { openerId } from './row-title'
import type { ShownRow } from '@/office/use-manager-address'

/** Focuses the row that the address is to show, once its page is there: a row that was moved (STAFF-5). */
export function useShownRow(rows: readonly { id: string }[]): void {
  const { key, state } = useLocation()
  const done = useRef<string | null>(null)
  const wanted = isShownRow(state) && rows.some(({ id }) => id === state.shownRow) ? state.shownRow : null

  // The focus is the browser's, not React's.
  useEffect(() => {
    if (wanted === null || done.current === key) return
    done.current = key
    document.getElementById(openerId(wanted))?.focus()
  }, [wanted, key])
}

const isShownRow = (state: unknown): state is ShownRow =>
  typeof state === 'object' && state !== null && 'shownRow' in state && typeof state.shownRow === 'string'
