import type { Chapter } from '@/data/chapters/queries'
import { useGradualCount } from '@/hooks/use-gradual-count'

/** So many sections are put on the page in one go: about as many as a slow phone renders in a twentieth of a second. */
const STEP = 12

/**
 * How many sections of each chapter are on the page: at once the first ones of open chapters and all that a search or
 * the address asks for; the rest step by step in reading order, so that a long law never blocks.
 * @param isWhole whether open chapters are wanted whole at once: for a search, or to come back to a place in them
 */
export function useRenderedSections(
  chapters: Chapter[],
  openIds: ReadonlySet<string>,
  isWhole: boolean,
  targetChapterId: string | null,
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
