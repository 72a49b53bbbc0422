import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { decodeHash } from '@/lib/decode-hash'

/** What a reader does to be elsewhere on the page. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown']

/**
 * Shows the place of the pack that the address names as soon as its text has come, and again whenever a text before it comes,
 * until the reader moves on. Places of the pack are the browser's own to go to: the router would drop the query, which names
 * the texts.
 */
export function useKeepPlace(): void {
  const { hash, key } = useLocation()
  // Back and Forward lead to where the reader was.
  const isReturn = useNavigationType() === 'POP' && key !== 'default'
  useEffect(() => {
    const page = document.getElementById('main')
    const leave = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a[href^="#"]')) event.stopPropagation()
    }
    page?.addEventListener('click', leave, true)
    return () => page?.removeEventListener('click', leave, true)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place again is another step of the history
  useEffect(() => {
    const page = document.getElementById('main')
    const place = decodeHash(hash)
    if (!page || !place || isReturn) return
    const growing = new ResizeObserver(() => document.getElementById(place)?.scrollIntoView())
    growing.observe(page)
    const end = () => growing.disconnect()
    for (const move of MOVES) window.addEventListener(move, end, { passive: true })
    return () => {
      end()
      for (const move of MOVES) window.removeEventListener(move, end)
    }
  }, [hash, key, isReturn])
}
