import { useLayoutEffect } from 'react'
import { followPlace } from '@/texts/follow-place'
import { useKept } from '@/ui/hooks/use-kept-state'

/** `top` is the section's distance from the top of the window, in pixels. */
type ReadingPlace = { sectionId: string; top: number }

/** After this many frames the chapters around a place have their real heights. */
const SURE_FRAMES = 5

/** Restores the reader's place on Back (SHELL-6). @returns the section that was left, or null, and a setter */
export function useReadingPlace() {
  const [left, keep] = useKept<ReadingPlace>('place')
  useLayoutEffect(() => left && returnTo(left), [left])
  return { leftAt: left?.sectionId ?? null, keep }
}

/** The end of a text is out of reach until what follows has its height. @returns ends it */
function returnTo({ sectionId, top }: ReadingPlace): () => void {
  const off = () => (document.getElementById(sectionId)?.getBoundingClientRect().top ?? top) - top
  return followPlace(off, () => window.scrollBy({ top: off() }), SURE_FRAMES)
}
