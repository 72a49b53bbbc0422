import { type RefObject, useLayoutEffect, useState } from 'react'
import { scrollToPlace } from './scroll-to-place'

/**
 * Steps through the marked matches of a text (LAW-2).
 * @param text the element that holds the marks
 * @param matches what is searched for; a new one starts anew
 * @returns how many matches there are, which one is current (from 1; 0 for none yet), and a step forwards or back
 */
export function useMatchSteps(text: RefObject<HTMLElement | null>, matches: unknown) {
  const [total, setTotal] = useState(0)
  const [current, setCurrent] = useState(0)

  // The marks are in the document only after it has been rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new matches mean new marks
  useLayoutEffect(() => {
    setTotal(marksIn(text.current).length)
    setCurrent(0)
  }, [matches, text])

  // Most marks are stored markup, which no component renders.
  useLayoutEffect(() => {
    const mark = marksIn(text.current)[current - 1]
    mark?.setAttribute('data-current', '')
    return () => mark?.removeAttribute('data-current')
  }, [current, text])

  const step = (direction: 1 | -1) => {
    const marks = marksIn(text.current)
    const before = current > 1 ? current - 1 : marks.length
    const after = (current % marks.length) + 1
    const next = direction === 1 ? after : before
    const mark = marks[next - 1]
    if (!mark) return
    scrollToPlace(mark, 'center')
    setCurrent(next)
  }
  return { total, current, step }
}

/** The first mark of every match; a match that runs over inline markup has more than one. */
function marksIn(text: HTMLElement | null): HTMLElement[] {
  return [...(text?.querySelectorAll<HTMLElement>('mark:not([data-continued])') ?? [])]
}
