/** In so many frames every chapter that a jump brings near has been laid out. */
const FRAMES = 5

/**
 * Scrolls to a place in the law. A chapter out of view counts as high as the browser remembers or guesses it
 * (content-visibility) and grows or shrinks as it comes near, so the first jump may miss: it is made again in the
 * next frames.
 * @param block where in the window the place comes to stand
 */
export function scrollToPlace(place: Element, block: ScrollLogicalPosition, frames = FRAMES): void {
  place.scrollIntoView({ block })
  if (frames > 1) requestAnimationFrame(() => scrollToPlace(place, block, frames - 1))
}
