import { type RefObject, useEffect, useRef } from 'react'
import { isSingleKey } from '@/ui/single-key'

/** J and K go to the next and the previous difference within a box (READ-8). @returns the box */
export function useDifferenceKeys(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = { j: 1, k: -1 }[event.key.toLowerCase()]
      if (!by || !isSingleKey(event)) return
      const all = [...(box.current?.querySelectorAll<HTMLElement>('[data-difference]') ?? [])]
      const at = all.findIndex((each) => each.contains(document.activeElement))
      const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by]
      next?.focus({ preventScroll: true })
      next?.scrollIntoView({ block: 'center' })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return box
}
