import type { Chapter } from '@/data/chapters/queries'
import { useGradualCount } from '@/hooks/use-gradual-count'

/** Sections rendered in one step: what a slow phone manages in about 50 ms. */
const STEP = 12
/** Of a chapter that opens before its turn: what fills a window. */
const FIRST = 4

type Options = {
  chapters: Chapter[]
  openIds: ReadonlySet<string>
  /** Whether open chapters are rendered whole at once: a search counts what is on the page. */
  isWhole: boolean
  /** The chapter that the address names, which is rendered whole. */
  targetChapterId: string | undefined
  /** Whether the reader is brought back to a place, which the chapter with it renders first. */
  isBack: boolean
}

/** How many sections of each chapter to render: in steps, so that nothing blocks. */
export function useRenderedSections({ chapters, openIds, isWhole, targetChapterId, isBack }: Options): number[] {
  const total = chapters.reduce((sum, { sections }) => sum + sections.length, 0)
  const count = useGradualCount(total, STEP)
  let before = 0
  return chapters.map(({ id, sections }) => {
    const reached = count - before
    const isOpen = openIds.has(id)
    before += sections.length
    if ((isWhole && isOpen) || id === targetChapterId) return sections.length
    return Math.min(sections.length, Math.max(reached, isOpen && !isBack ? FIRST : 0))
  })
}
