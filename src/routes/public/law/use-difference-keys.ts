import { type RefObject, useEffect, useRef } from 'react'
import { isSingleKey } from '@/ui/single-key'

/**
 * J and K go to the next and the previous difference within a box (READ-8); `isInside`: only while the focus is in it, because
 * the keys mean something else around it. @returns the box
 */
export function useDifferenceKeys(isInside = false): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const heard = isInside ? box.current : document
    const press = (event: Event) => {
      if (!(event instanceof KeyboardEvent)) return
      const by = { j: 1, k: -1 }[event.key.toLowerCase()]
      if (!by || !isSingleKey(event)) return
      event.preventDefault()
      const all = [...(box.current?.querySelectorAll<HTMLElement>('[data-difference]') ?? [])]
      const at = all.findIndex((each) => each.contains(document.activeElement))
      const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by]
      next?.focus({ preventScroll: true })
      next?.scrollIntoView({ block: 'center' })
    }
    heard?.addEventListener('keydown', press)
    return () => heard?.removeEventListener('keydown', press)
  }, [isInside])
  return box
}
