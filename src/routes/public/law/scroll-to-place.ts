/** After so many frames every chapter that a jump brings near is laid out. */
const FRAMES = 5

/**
 * Scrolls to a place in the law, and again in the next frames: chapters out of view have estimated heights
 * (content-visibility), so the first jump may miss.
 */
export function scrollToPlace(place: Element, block: ScrollLogicalPosition, frames = FRAMES): void {
  place.scrollIntoView({ block })
  if (frames > 1) requestAnimationFrame(() => scrollToPlace(place, block, frames - 1))
}
