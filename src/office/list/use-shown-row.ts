import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { openerId } from './row-title'

/** What the address of a list carries (ShownRow). */
const STATE = v.object({ shownRow: v.string() })

/** Focuses the row that the address is to show, once its page is there: a row that was moved (STAFF-5). */
export function useShownRow(rows: readonly { id: string }[]): void {
  const { key, state } = useLocation()
  const done = useRef<string | null>(null)
  const wanted = v.is(STATE, state) && rows.some(({ id }) => id === state.shownRow) ? state.shownRow : null

  // The focus is the browser's, not React's.
  useEffect(() => {
    if (wanted === null || done.current === key) return
    done.current = key
    document.getElementById(openerId(wanted))?.focus()
  }, [wanted, key])
}
