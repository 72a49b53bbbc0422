import { useCallback, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** `top` is the section's distance from the top of the window, in pixels. */
type ReadingPlace = { openIds: ReadonlySet<string>; sectionId: string | null; top: number }

/** By entry of the browser's history. */
const places = new Map<string, ReadingPlace>()

/** After this many frames the chapters around a place have their real heights. */
const FRAMES = 5

/** Restores the reader's place on Back (SHELL-6). @returns the chapters left open and the section left, or null, and a setter */
export function useReadingPlace() {
  const { pathname, key } = useLocation()
  const entry = `${pathname} ${key}`
  const [left] = useState(() => places.get(entry) ?? null)

  const goBack = useEffectEvent(() => {
    const place = places.get(entry)
    if (place?.sectionId) returnTo(place.sectionId, place.top, FRAMES)
  })
  // When the page is shown: for the first time, and again.
  useLayoutEffect(() => goBack(), [])

  const keep = useCallback(
    (change: Partial<ReadingPlace>) => {
      const before = places.get(entry) ?? { openIds: new Set(), sectionId: null, top: 0 }
      places.set(entry, { ...before, ...change })
    },
    [entry],
  )
  return { leftOpen: left?.openIds ?? null, leftAt: left?.sectionId ?? null, keep }
}

function returnTo(sectionId: string, top: number, frames: number): void {
  const section = document.getElementById(sectionId)
  if (!section) return
  window.scrollBy({ top: section.getBoundingClientRect().top - top })
  if (frames > 1) requestAnimationFrame(() => returnTo(sectionId, top, frames - 1))
}
