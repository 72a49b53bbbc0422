import type { Candidate, Cut } from './cuts'
import type { Block } from './law-blocks'

/**
 * Headings with a number alone ("1. Imposition of Tax") are chapters, if most of their level stand right above a section of
 * lower rank.
 */
export function readNumberedChapters(candidates: readonly Candidate[]): readonly Candidate[] {
  const bare = candidates.filter(({ form, label }) => form === 'heading' && label.kind === 'section' && !label.isNamed)
  const chapters = new Set<Candidate>()
  const next = new Map(candidates.map((candidate, index) => [candidate, candidates[index + 1]]))
  for (const [level, headings] of Map.groupBy(bare, ({ block }) => block.level)) {
    const above = headings.filter((heading) => {
      const below = next.get(heading)
      const isLower = below?.form !== 'heading' || below.block.level > level
      return below?.label.kind === 'section' && below.form !== 'item' && isLower && below.place - heading.place <= 2
    })
    if (above.length * 2 > headings.length) for (const heading of headings) chapters.add(heading)
  }
  return candidates.map((candidate) =>
    chapters.has(candidate) ? { ...candidate, label: { ...candidate.label, kind: 'chapter' } } : candidate,
  )
}

/** Headings without a number, as chapters if they stand above sections, as sections if sections are headings of their level. */
export function* findHeadings(
  blocks: readonly Block[],
  cuts: readonly Cut[],
  used: ReadonlySet<number>,
): Generator<Cut> {
  const headings = [...blocks.entries()].filter(([place, { level }]) => level > 0 && !used.has(place))
  const byPlace = new Map(cuts.map((cut) => [cut.place, cut]))
  const levelsOf = (kind: Cut['kind']) => {
    const levels = cuts.filter((cut) => cut.kind === kind).map(({ labelAt }) => blocks[labelAt]?.level ?? 0)
    return mostFrequent(levels)
  }
  const sectionLevel = cuts.some(({ kind }) => kind === 'section')
    ? levelsOf('section')
    : mostFrequent(headings.map(([, { level }]) => level))
  const chapterLevel = levelsOf('chapter')
  const isAbove = (place: number, level: number) =>
    byPlace.get(place + 1)?.kind === 'section' || (sectionLevel > level && blocks[place + 1]?.level === sectionLevel)
  const above = Map.groupBy(
    headings.filter(([place, { level }]) => isAbove(place, level)),
    ([, { level }]) => level,
  )
  for (const [place, { level, text }] of headings) {
    const isChapter =
      isAbove(place, level) && (level === chapterLevel || (!chapterLevel && (above.get(level)?.length ?? 0) > 1))
    const isSection = level === sectionLevel && place > 0
    if (!isChapter && !isSection) continue
    yield {
      ...{ place, number: '', labelAt: place, labelEnd: 0, titleEnd: text.length, titleAt: null },
      kind: isChapter ? 'chapter' : 'section',
      cutBy: `heading ${level}`,
      doubt: isChapter ? 'a heading without a number: a chapter?' : 'has no number',
    }
  }
}

/** The value that comes most often; 0 for none. */
function mostFrequent(values: readonly number[]): number {
  const counts = [...Map.groupBy(values, (value) => value)].sort(([, one], [, other]) => other.length - one.length)
  return counts[0]?.[0] ?? 0
}
