const FRAMES = 5

/** Scrolls to a place, again for some frames: chapters out of view have only estimated heights (content-visibility). */
export function scrollToPlace(place: Element, block: ScrollLogicalPosition, frames = FRAMES): void {
  place.scrollIntoView({ block })
  if (frames > 1) requestAnimationFrame(() => scrollToPlace(place, block, frames - 1))
}
