import type { ComparedSection } from '@/data/law-on/queries'
import { MARKS } from '@/law/day-words'
import { type ComparedBlock, compareBlocks } from '@/texts/compared-blocks'
import { removeLeadingTitle } from '@/texts/leading-title'
import { sanitise } from '@/texts/sanitise'

/** A section that differs on two days. */
export type Compared = {
  section: ComparedSection
  mark: string
  /** What differs, in a few words. */
  words: string
  blocks: readonly ComparedBlock[]
}

/** Whether a section is known on both days, and is not the same. */
export const isDifferent = ({ difference }: ComparedSection): boolean =>
  difference !== 'same' && difference !== 'unknown'

const NAMES: Readonly<Record<ComparedSection['difference'], string>> = {
  added: 'Added',
  repealed: 'Repealed',
  moved: 'Moved',
  changed: 'Other words',
  same: '',
  unknown: '',
}
const MARK_OF = { ...MARKS, repealed: MARKS.removed, same: '', unknown: '' }

/** What is said of a section whose texts nobody has asked to compare yet. */
export const namedOnly = (section: ComparedSection): Compared => ({
  section,
  mark: MARK_OF[section.difference],
  words: NAMES[section.difference],
  blocks: [],
})

/** Compares the two texts of a section paragraph by paragraph; the sanitiser is there. */
export function compareSection(section: ComparedSection): Compared {
  const { difference, one_title, one_content, other_title, other_content } = section
  const blocks =
    difference === 'moved' ? [] : compareBlocks(readText(one_content, one_title), readText(other_content, other_title))
  const compared = { ...namedOnly(section), blocks }
  return difference === 'changed' ? { ...compared, words: wordsOfCounts(compared) } : compared
}

function readText(html: string | null, title: string | null): DocumentFragment {
  const text = sanitise(html ?? '')
  if (title) removeLeadingTitle(text, title)
  return text
}

const KINDS = ['changed', 'added', 'removed', 'moved', 'same'] as const

/** "1 paragraph changed, 1 added, 4 the same"; of a section with another title that as well. */
export function wordsOfCounts({ section, blocks }: Pick<Compared, 'section' | 'blocks'>): string {
  const counts = KINDS.flatMap((kind) => {
    const count = blocks.filter((block) => block.kind === kind).length
    return count > 0 ? [{ count, kind }] : []
  })
  const words = counts.map(({ count, kind }, index) => {
    const noun = index === 0 ? (count === 1 ? ' paragraph' : ' paragraphs') : ''
    return `${count}${noun} ${kind === 'same' ? 'the same' : kind}`
  })
  return [...(section.one_title !== section.other_title ? ['another title'] : []), ...words]
    .join(', ')
    .replace(/^\w/, (first) => first.toUpperCase())
}
