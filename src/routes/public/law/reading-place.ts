import { useLayoutEffect } from 'react'
import { useKept } from '@/ui/hooks/use-kept-state'

/** `top` is the section's distance from the top of the window, in pixels. */
type ReadingPlace = { sectionId: string; top: number }

/** After this many frames the chapters around a place have their real heights. */
const FRAMES = 5

/** Restores the reader's place on Back (SHELL-6). @returns the section that was left, or null, and a setter */
export function useReadingPlace() {
  const [left, keep] = useKept<ReadingPlace>('place')
  useLayoutEffect(() => {
    if (left) returnTo(left.sectionId, left.top, FRAMES)
  }, [left])
  return { leftAt: left?.sectionId ?? null, keep }
}

function returnTo(sectionId: string, top: number, frames: number): void {
  const section = document.getElementById(sectionId)
  if (!section) return
  window.scrollBy({ top: section.getBoundingClientRect().top - top })
  if (frames > 1) requestAnimationFrame(() => returnTo(sectionId, top, frames - 1))
}
