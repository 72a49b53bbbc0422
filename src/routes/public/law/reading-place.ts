import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** How far a reader had come in a text: what was open, and which section stood how far below the window's top. */
type ReadingPlace = { openIds: ReadonlySet<string>; sectionId: string | null; top: number }

/** The places of this visit, by entry of the browser's history. */
const places = new Map<string, ReadingPlace>()

/** In so many frames the chapters around a place have been laid out and have their real heights. */
const FRAMES = 5

/**
 * Brings a reader who comes Back to where the text was left (SHELL-6): the browser's scroll position alone means
 * nothing while chapters are closed or not laid out.
 * @returns what was open when this entry of the history was left, or null; and what keeps the place up to date
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

/** Keeps which chapters are open. */
export function useKeepOpen(keep: (change: Partial<ReadingPlace>) => void, openIds: ReadonlySet<string>): void {
  // The places outlive the component.
  useEffect(() => keep({ openIds }), [keep, openIds])
}

function returnTo(sectionId: string, top: number, frames: number): void {
  const section = document.getElementById(sectionId)
  if (!section) return
  window.scrollBy({ top: section.getBoundingClientRect().top - top })
  if (frames > 1) requestAnimationFrame(() => returnTo(sectionId, top, frames - 1))
}
