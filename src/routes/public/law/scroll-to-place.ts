/** So many frames it is scrolled to in any case, and so many it is followed at most (a second at 60 a second). */
const SURE_FRAMES = 5
const MAX_FRAMES = 60
/** It is not followed any more once it has stayed in its place for as many. */
const STILL_FRAMES = 12

let calls = 0

/**
 * Scrolls to a place, and again until it stays there: chapters out of view have only estimated heights (content-visibility).
 * The next call ends it, and so does whoever else scrolls the page.
 */
export function scrollToPlace(place: Element, block: ScrollLogicalPosition): void {
  calls += 1
  const call = calls
  const topOf = () => Math.round(place.getBoundingClientRect().top)
  let frames = 0
  let still = 0
  let top = Number.NaN
  let scrolled = Number.NaN
  const follow = () => {
    const isStill = topOf() === top
    const isTakenOver = frames >= SURE_FRAMES && !isStill && window.scrollY !== scrolled
    if (call !== calls || isTakenOver) return
    place.scrollIntoView({ block })
    top = topOf()
    scrolled = window.scrollY
    frames += 1
    still = isStill ? still + 1 : 0
    if (still < STILL_FRAMES && frames < MAX_FRAMES) requestAnimationFrame(follow)
  }
  follow()
}

/** Brings the reader to a place: scrolls to it, and puts the focus on it, or on what stands for it. */
export function land(place: HTMLElement, focused: HTMLElement | null = place): void {
  if (focused && !focused.hasAttribute('tabindex')) focused.tabIndex = -1
  scrollToPlace(place, 'start')
  focused?.focus({ preventScroll: true })
}
