import { formatCount } from '@/lib/count'
import { sanitise } from '@/lib/sanitise'

/** A heading of a text, or a paragraph by its first words, together with the lists and tables that follow it. */
export type OutlineEntry = {
  words: string
  isHeading: boolean
  /** Its place among the headings and paragraphs that stand in no other block. */
  index: number
  isChanged: boolean
}

/** How much is shown of a paragraph, in characters. */
const BEGINNING = 40

/** The blocks of a text, each as HTML, to tell the changed ones of a later wording. */
export const blocksOf = (html: string): string[] => [...sanitise(html).children].map(({ outerHTML }) => outerHTML)

/** @param saved the blocks of the text as it was saved; where there are none, nothing counts as changed */
export function outlineOf(html: string, saved: ReadonlySet<string>): OutlineEntry[] {
  const entries: OutlineEntry[] = []
  for (const block of sanitise(html).children) {
    const isChanged = saved.size > 0 && !saved.has(block.outerHTML)
    const last = entries.at(-1)
    if (block.matches('h2, h3, h4, p')) {
      const isHeading = block.localName !== 'p'
      const words = block.textContent?.trim() ?? ''
      entries.push({ words: isHeading ? words : beginningOf(words), isHeading, index: entries.length, isChanged })
    } else if (last) {
      last.isChanged ||= isChanged
      if (block.matches('ul, ol')) last.words += ` · ${pointsOf(block)}`
    }
  }
  return entries.filter(({ words }) => words !== '')
}

function beginningOf(words: string): string {
  if (words.length <= BEGINNING) return words
  return `${words.slice(0, BEGINNING + 1).replace(/[\s\p{P}]+\S*$/u, '')}…`
}

function pointsOf({ childElementCount }: Element): string {
  return childElementCount === 1 ? '1 point' : `${formatCount(childElementCount)} points`
}
