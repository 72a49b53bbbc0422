import { type RefObject, useEffect } from 'react'

/** Keeps the entry with aria-current in view in a scrolling sidebar, except while the pointer or the keyboard is in it. */
export function useFollowCurrent(sidebar: RefObject<HTMLElement | null>, currentId: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current section is the event
  useEffect(() => {
    const box = sidebar.current
    const entry = box?.querySelector<HTMLElement>('[aria-current]')
    if (!box || !entry || box.matches(':hover, :has(:focus-visible)')) return
    const boxEdges = box.getBoundingClientRect()
    const { top, bottom } = entry.getBoundingClientRect()
    if (top >= boxEdges.top && bottom <= boxEdges.bottom) return
    box.scrollTop += top - boxEdges.top - box.clientHeight / 2
  }, [sidebar, currentId])
}
