import { type RefObject, useEffect } from 'react'

/** Makes every jump and focus stop below the sticky bar, whatever its height (LAW-4). */
export function useScrollPadding(bar: RefObject<HTMLElement | null>): void {
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
