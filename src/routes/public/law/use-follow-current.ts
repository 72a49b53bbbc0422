import { type RefObject, useEffect } from 'react'

/**
 * Keeps the entry of the section being read in view inside a scrolling sidebar, without scrolling the page; but
 * never under the pointer of a reader who is about to choose another entry.
 * @param sidebar the scrolling element; its current entry carries aria-current
 */
export function useFollowCurrent(sidebar: RefObject<HTMLElement | null>, currentId: string | null): void {
  // The sidebar's scroll position belongs to the browser.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current section is the event
  useEffect(() => {
    const box = sidebar.current
    const entry = box?.querySelector<HTMLElement>('[aria-current]')
    if (!box || !entry || box.matches(':hover')) return
    const boxEdges = box.getBoundingClientRect()
    const { top, bottom } = entry.getBoundingClientRect()
    if (top >= boxEdges.top && bottom <= boxEdges.bottom) return
    box.scrollTop += top - boxEdges.top - box.clientHeight / 2
  }, [sidebar, currentId])
}
