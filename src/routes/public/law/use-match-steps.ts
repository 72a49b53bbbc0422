import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
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
  const at = useRef(0)

  // The marks are in the document only after it has been rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new matches mean new marks
  useLayoutEffect(() => {
    setTotal(marksIn(text.current).length)
    setCurrent(0)
    at.current = 0
  }, [matches, text])

  const step = useCallback(
    (direction: 1 | -1) => {
      const marks = marksIn(text.current)
      if (marks.length === 0) return
      marks[at.current - 1]?.removeAttribute('data-current')
      const before = at.current === 0 && direction === -1 ? 1 : at.current
      at.current = ((before - 1 + direction + marks.length) % marks.length) + 1
      const mark = marks[at.current - 1]
      mark?.setAttribute('data-current', '')
      if (mark) scrollToPlace(mark, 'center')
      setCurrent(at.current)
    },
    [text],
  )
  return { total, current, step }
}

/** The first mark of every match; a match that runs over inline markup has more than one. */
function marksIn(text: HTMLElement | null): HTMLElement[] {
  return [...(text?.querySelectorAll<HTMLElement>('mark:not([data-continued])') ?? [])]
}
