import { followPlace } from '@/lib/follow-place'

const SURE_FRAMES = 5

let stop = () => {}

/** Scrolls to a place until it stays there, or the next one is scrolled to. */
export function scrollToPlace(place: Element, block: ScrollLogicalPosition): void {
  stop()
  stop = followPlace(
    () => place.getBoundingClientRect().top,
    () => place.scrollIntoView({ block }),
    SURE_FRAMES,
  )
}

/** Brings the reader to a place: scrolls to it, and puts the focus on it, or on what stands for it. */
export function land(place: HTMLElement, focused: HTMLElement | null = place): void {
  if (focused && !focused.hasAttribute('tabindex')) focused.tabIndex = -1
  scrollToPlace(place, 'start')
  focused?.focus({ preventScroll: true })
}
