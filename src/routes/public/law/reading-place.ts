import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Which chapters were open, and how far a section stood below the window's top, in pixels. */
type ReadingPlace = { openIds: ReadonlySet<string>; sectionId: string | null; top: number }

/** By entry of the browser's history. */
const places = new Map<string, ReadingPlace>()

/** After so many frames the chapters around a place have their real heights. */
const FRAMES = 5

/**
 * Restores the reader's place on Back (SHELL-6), which the scroll position alone cannot while chapters are closed.
 * @returns what was open when this entry of the history was left, or null; and a function that keeps the place
 */
export function useReadingPlace() {
  const { pathname, key } = useLocation()
  const entry = `${pathname} ${key}`
  const [left] = useState(() => places.get(entry) ?? null)

  useLayoutEffect(() => {
    if (left?.sectionId) returnTo(left.sectionId, left.top, FRAMES)
  }, [left])

  const keep = useCallback(
    (change: Partial<ReadingPlace>) => {
      const before = places.get(entry) ?? { openIds: new Set(), sectionId: null, top: 0 }
      places.set(entry, { ...before, ...change })
    },
    [entry],
  )
  return { leftOpen: left?.openIds ?? null, keep }
}

/** Keeps which chapters are open, beyond the life of the component. */
export function useKeepOpen(keep: (change: Partial<ReadingPlace>) => void, openIds: ReadonlySet<string>): void {
  useEffect(() => keep({ openIds }), [keep, openIds])
}

function returnTo(sectionId: string, top: number, frames: number): void {
  const section = document.getElementById(sectionId)
  if (!section) return
  window.scrollBy({ top: section.getBoundingClientRect().top - top })
  if (frames > 1) requestAnimationFrame(() => returnTo(sectionId, top, frames - 1))
}
