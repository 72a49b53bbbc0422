import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Chapter } from '@/data/chapters/queries'
import { useIsHydrating } from '@/ui/hooks/use-is-hydrating'

/** Sections rendered in one step: what a slow phone manages in about 50 ms. */
const STEP = 12
/** Of a chapter that opens before its turn: what fills a window. */
export const FIRST = 2

type Options = {
  chapters: Chapter[]
  openIds: ReadonlySet<string>
  /** Whether open chapters are rendered whole at once: a search counts what is on the page. */
  isWhole: boolean
  /** The chapter that the address names, which is rendered whole. */
  targetChapterId: string | undefined
  /** The section that the reader is brought back to, if any: first come those around it (ChapterText). */
  leftAt: string | null
}

/** How many sections of each chapter to render: in steps, so that nothing blocks. */
export function useRenderedSections({ chapters, openIds, isWhole, targetChapterId, leftAt }: Options): number[] {
  const total = chapters.reduce((sum, { sections }) => sum + sections.length, 0)
  const count = useGradualCount(total, STEP)
  const leftIn = chapters.findIndex(({ sections }) => sections.some(({ id }) => id === leftAt))
  let before = 0
  return chapters.map(({ id, sections }, index) => {
    const reached = count - before
    const isOpen = openIds.has(id)
    before += sections.length
    if ((isWhole && isOpen) || id === targetChapterId) return sections.length
    // the window may reach from the place that was left into the next chapter
    const isNear = leftAt === null || index === leftIn + 1
    return Math.min(sections.length, Math.max(reached, isOpen && isNear ? FIRST : 0))
  })
}

/** Counts from 0 to a total, one step a render, as transitions; at once for printing and for a page written at build time. */
function useGradualCount(total: number, step: number): number {
  const isWhole = useIsHydrating()
  const [count, setCount] = useState(isWhole ? total : 0)

  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step))
  }, [count, total, step])

  useEffect(() => {
    const showAll = () => flushSync(() => setCount(total))
    window.addEventListener('beforeprint', showAll)
    return () => window.removeEventListener('beforeprint', showAll)
  }, [total])

  return count
}
