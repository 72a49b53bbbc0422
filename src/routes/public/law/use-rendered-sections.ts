import type { Chapter } from '@/data/chapters/queries'
import { useGradualCount } from '@/hooks/use-gradual-count'

/** Sections rendered in one step: what a slow phone manages in about 50 ms. */
const STEP = 12

/** How many sections of each chapter to render: in steps, so that nothing blocks, or open chapters whole at once. */
export function useRenderedSections(
  chapters: Chapter[],
  openIds: ReadonlySet<string>,
  isWhole: boolean,
  targetChapterId: string | undefined,
): number[] {
  const total = chapters.reduce((sum, { sections }) => sum + sections.length, 0)
  const count = useGradualCount(total, STEP)
  let before = 0
  return chapters.map(({ id, sections }) => {
    const reached = count - before
    before += sections.length
    if ((isWhole && openIds.has(id)) || id === targetChapterId) return sections.length
    return Math.min(sections.length, Math.max(reached, openIds.has(id) ? STEP : 0))
  })
}
