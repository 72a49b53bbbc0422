const FRAMES = 5

/** Scrolls to a place, again for some frames: chapters out of view have only estimated heights (content-visibility). */
export function scrollToPlace(place: Element, block: ScrollLogicalPosition, frames = FRAMES): void {
  place.scrollIntoView({ block })
  if (frames > 1) requestAnimationFrame(() => scrollToPlace(place, block, frames - 1))
}

/** Brings the reader to a place: scrolls to it, and puts the focus on it, or on what stands for it. */
export function land(place: HTMLElement, focused: HTMLElement | null = place): void {
  if (focused && !focused.hasAttribute('tabindex')) focused.tabIndex = -1
  scrollToPlace(place, 'start')
  focused?.focus({ preventScroll: true })
}
