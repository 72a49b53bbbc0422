import { type RefObject, useLayoutEffect, useState } from 'react'

/** Look-ups cost a frame or two: they wait for REST ms without scrolling, but at most PACE ms. */
const REST = 100
const PACE = 1000
/** The line being read, in pixels below the sticky bars. */
const INTO = 24

/** The id of the section being read (LAW-3). `onLook`, stable between renders, gets its distance from the top in px. */
export function useCurrentSection(
  text: RefObject<HTMLElement | null>,
  onLook: (place: { sectionId: string; top: number }) => void,
): string | null {
  const [currentId, setCurrentId] = useState<string | null>(null)

  // A layout effect, because its clean-up still finds the text on the page.
  useLayoutEffect(() => {
    const box = text.current
    let timer: ReturnType<typeof setTimeout> | undefined
    let latest = 0
    let isMissing = false
    const look = () => {
      timer = undefined
      const section = sectionBelowBars(box)
      isMissing = !section
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
    // After a far jump the chapter there may be laid out only after the look.
    const lookAgain = () => isMissing && lookSoon()
    const end = new AbortController()
    window.addEventListener('scroll', lookSoon, end)
    box?.addEventListener('contentvisibilityautostatechange', lookAgain, end)
    return () => {
      end.abort()
      clearTimeout(timer)
      // For a reader who scrolls and leaves at once.
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
