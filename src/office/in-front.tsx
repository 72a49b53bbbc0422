import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { HeadingsBelow } from '@/ui/heading'

/** The main part of staff's screens, where a page can stand in front of a list; null until it is there. */
export const MainPlace = createContext<HTMLElement | null>(null)

/** The screen, and the rows whose insides these are, such as a chapter. */
const Around = createContext<readonly string[]>([])

/** @returns what a list is part of, the screen first */
export const useAround = () => useContext(Around)

/** Names what the lists in it are part of. */
export function Inside({ of, children }: { of: string; children: ReactNode }) {
  return <Around value={[...useContext(Around), of]}>{children}</Around>
}

/** A page of its own in place of the screen, whose lists wait behind it as they are (styles: office-page-place). */
export function InFront({ children }: { children: ReactNode }) {
  const main = useContext(MainPlace)
  if (!main) return null
  return createPortal(
    <div className="office-page-place">
      <HeadingsBelow level={0}>{children}</HeadingsBelow>
    </div>,
    main,
  )
}

/** Whether a page stands in front of the screen's lists. */
export const isCovered = (): boolean => document.querySelector('.office-page-place') !== null

/** Keeps a list where the window had scrolled it while a page stands in front of it. */
export function useListPlace(isCovered: boolean): void {
  const place = useRef(0)
  const wasCovered = useRef(false)

  // The window's scrolling is the browser's. Before it is painted, so that nothing is seen to jump.
  useLayoutEffect(() => {
    const before = wasCovered.current
    wasCovered.current = isCovered
    if (isCovered) window.scrollTo(0, 0)
    else if (before) window.scrollTo(0, place.current)
    if (isCovered) return
    const note = () => {
      place.current = window.scrollY
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [isCovered])
}
