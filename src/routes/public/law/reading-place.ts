import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
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
    const { sectionId, top } = places.get(entry) ?? {}
    if (sectionId && top !== undefined) returnTo(sectionId, top, FRAMES)
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

/** Keeps which chapters are open after the component is gone. */
export function useKeepOpen(keep: (change: Partial<ReadingPlace>) => void, openIds: ReadonlySet<string>): void {
  useEffect(() => keep({ openIds }), [keep, openIds])
}

function returnTo(sectionId: string, top: number, frames: number): void {
  const section = document.getElementById(sectionId)
  if (!section) return
  window.scrollBy({ top: section.getBoundingClientRect().top - top })
  if (frames > 1) requestAnimationFrame(() => returnTo(sectionId, top, frames - 1))
}
