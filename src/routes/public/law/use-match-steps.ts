import { useLayoutEffect, useState } from 'react'
import { scrollToPlace } from './scroll-to-place'

/**
 * Steps through a text's marked matches (LAW-2). `current` counts from 1, 0 for none; another `query` begins again, and new
 * `matches` of the same one, in a text that has been brought up to date, leave the reader in place.
 */
export function useMatchSteps(query: string, matches: unknown) {
  const [total, setTotal] = useState(0)
  const [current, setCurrent] = useState(0)
  const [stepped, setStepped] = useState(query)
  if (stepped !== query) {
    setStepped(query)
    setCurrent(0)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: new matches mean new marks
  useLayoutEffect(() => {
    const { length } = matchMarks()
    setTotal(length)
    setCurrent((shown) => Math.min(shown, length))
  }, [matches])

  // biome-ignore lint/correctness/useExhaustiveDependencies: new matches mean new marks
  useLayoutEffect(() => {
    const mark = matchMarks()[current - 1]
    mark?.setAttribute('data-current', '')
    return () => mark?.removeAttribute('data-current')
  }, [current, matches])

  const step = (direction: 1 | -1) => {
    const marks = matchMarks()
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

/** A match across several elements has several marks; the first one counts. */
const matchMarks = () => [...document.querySelectorAll<HTMLElement>('.law-chapter mark:not([data-continued])')]
