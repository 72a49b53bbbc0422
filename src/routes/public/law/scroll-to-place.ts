import { followPlace } from '@/texts/follow-place'

const SURE_FRAMES = 5

let stop = () => {}

/** Scrolls to a place until it stays there, or the next one is scrolled to; also where a newer text takes its place. */
export function scrollToPlace(place: Element, block: ScrollLogicalPosition): void {
  const here = () => (place.isConnected ? place : (document.getElementById(place.id) ?? place))
  stop()
  stop = followPlace(
    () => here().getBoundingClientRect().top,
    () => here().scrollIntoView({ block }),
    SURE_FRAMES,
  )
}

/** Brings the reader to a place: scrolls to it, and puts the focus on it, or on what stands for it. */
export function land(place: HTMLElement, focused: HTMLElement | null = place): void {
  scrollToPlace(place, 'start')
  if (focused) focusOn(focused)
}

/** Puts the focus on a place, from wherever the reader is. */
export function focusOn(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
