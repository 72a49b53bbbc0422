import { type RefObject, useEffect } from 'react'

/** Makes every jump and focus stop below a bar that sticks over the text, whatever its height (LAW-4). */
export function useScrollPadding(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = bar.current
    if (!box) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const { position, top } = getComputedStyle(box)
      if (position === 'sticky') style.setProperty('--bars', `calc(${top} + ${box.offsetHeight}px)`)
      else style.removeProperty('--bars')
    })
    observer.observe(box)
    return () => {
      observer.disconnect()
      style.removeProperty('--bars')
    }
  }, [bar])
}
