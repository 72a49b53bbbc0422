import { useSyncExternalStore } from 'react'

/** In pixels. Read in a frame of its own: read in a render, it would make the browser lay out all that is new at once. */
let top = 0

const subscribe = (changed: () => void) => {
  const look = () => {
    top = window.scrollY
    changed()
  }
  const first = requestAnimationFrame(look)
  window.addEventListener('scroll', look, { passive: true })
  return () => {
    cancelAnimationFrame(first)
    window.removeEventListener('scroll', look)
  }
}

/** Whether the page is scrolled down by more than `pixels`; false on the server. */
export function useScrolled(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => top > pixels,
    () => false,
  )
}
