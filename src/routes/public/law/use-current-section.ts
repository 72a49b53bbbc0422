import { type RefObject, useLayoutEffect, useState } from 'react'

/** How long the scrolling must rest before the page is asked which section is being read, in milliseconds. */
const REST = 100
/** How often it is asked while the scrolling goes on, in milliseconds: each answer costs a frame or two. */
const PACE = 1000
/** How far below the sticky bars and into the text the reader is taken to read, in pixels. */
const INTO = 24

/**
 * Follows which section is being read (LAW-3). One question to the browser every so often, for an observer on each of
 * thousands of sections costs frames.
 * @param text holds the sections
 * @param onLook is told which section it is and how far below the window's top it begins; keep it the same between renders
 * @returns the section's id; null until one stands below the bars
 */
export function useCurrentSection(
  text: RefObject<HTMLElement | null>,
  onLook: (place: { sectionId: string; top: number }) => void,
): string | null {
  const [currentId, setCurrentId] = useState<string | null>(null)

  // The page's scroll position is the browser's. A layout effect, because its end still finds the text on the page.
  useLayoutEffect(() => {
    const box = text.current
    let timer: ReturnType<typeof setTimeout> | undefined
    let latest = 0
    const look = () => {
      timer = undefined
      const section = sectionBelowBars(box)
      if (!section) return
      setCurrentId(section.id)
      onLook({ sectionId: section.id, top: section.getBoundingClientRect().top })
    }
    const lookSoon = () => {
      const now = performance.now()
      if (timer === undefined) latest = now + PACE
      clearTimeout(timer)
      timer = setTimeout(look, Math.min(REST, Math.max(0, latest - now)))
    }
    window.addEventListener('scroll', lookSoon, { passive: true })
    return () => {
      window.removeEventListener('scroll', lookSoon)
      clearTimeout(timer)
      // Whoever scrolls and leaves at once has come this far too.
      if (timer !== undefined) look()
    }
  }, [text, onLook])
  return currentId
}

function sectionBelowBars(text: HTMLElement | null): Element | null {
  if (!text) return null
  const bars = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0
  const left = text.getBoundingClientRect().left
  return document.elementFromPoint(left + INTO, bars + INTO)?.closest('article') ?? null
}
