import { type RefObject, useEffect } from 'react'

/** Lets every jump and every focus stop below a bar that sticks to the top, in as many lines as it takes (LAW-4). */
export function useScrollPadding(bar: RefObject<HTMLElement | null>): void {
  // The document's own style, which no component renders.
  useEffect(() => {
    const box = bar.current
    if (!box) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--bars', `calc(${getComputedStyle(box).top} + ${box.offsetHeight}px)`)
    })
    observer.observe(box)
    return () => {
      observer.disconnect()
      style.removeProperty('--bars')
    }
  }, [bar])
}
