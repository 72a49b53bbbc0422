/** A place is followed for so many frames at most: a second at 60 a second. */
const MAX_FRAMES = 60
/** It is not followed any more once it has stayed where it is for as many. */
const STILL_FRAMES = 12

/**
 * Brings a place into view, and again until it stays there: what lies before it gets its height late, as chapters out of view
 * have only estimated ones (content-visibility). Whoever else scrolls the page ends it.
 * @param topOf where the place is, in pixels from the top of the window
 * @param show scrolls to it
 * @param sure frames in which it is scrolled to, whoever else does
 * @returns ends it
 */
export function followPlace(topOf: () => number, show: () => void, sure: number): () => void {
  let frame = 0
  let still = 0
  let frames = 0
  let top: number
  let scrolled: number
  const follow = () => {
    if (topOf() === top) still += 1
    else if (frames >= sure && scrollY !== scrolled) return
    else still = 0
    show()
    top = topOf()
    scrolled = scrollY
    frames += 1
    if (still < STILL_FRAMES && frames < MAX_FRAMES) frame = requestAnimationFrame(follow)
  }
  follow()
  return () => cancelAnimationFrame(frame)
}
