import { formatCount } from '@/lib/count'
import { takenOut, takenOutWords } from '@/office/editor/taken-out'
import { sanitise } from '@/texts/sanitise'

/**
 * A heading of a text, or a paragraph by its first words, together with the lists and tables that follow it; a list
 * or table before them all; or how many paragraphs were taken out after it.
 */
export type OutlineEntry = {
  words: string
  isHeading: boolean
  /** Its place among the headings and paragraphs that stand in no other block; -1 for what stands before them. */
  index: number
  isChanged: boolean
  isTakenOut?: boolean
}

/** The index of what leads to the beginning of a text. */
export const BEFORE_ALL = -2

/** How much is shown of a paragraph, in characters. */
const BEGINNING = 40

/** The blocks of a text, each as HTML, to tell what differs in a later wording. */
export const blocksOf = (html: string): string[] => [...sanitise(html).children].map(({ outerHTML }) => outerHTML)

/** @param saved the blocks of the text as it was saved; where there are none, nothing counts as changed */
export function outlineOf(html: string, saved: readonly string[]): OutlineEntry[] {
  const blocks = [...sanitise(html).children]
  const known = Map.groupBy(saved.keys(), (place) => saved[place] ?? '')
  const placesOf = blocks.map(({ outerHTML }) => known.get(outerHTML) ?? [])
  const entries: OutlineEntry[] = []
  let counted = 0
  const entryOf = blocks.map((block, place) => {
    const isChanged = saved.length > 0 && placesOf[place]?.length === 0
    const last = entries.at(-1)
    if (block.matches('h2, h3, h4, p')) {
      const isHeading = block.localName !== 'p'
      const words = block.textContent?.trim() ?? ''
      entries.push({ words: isHeading ? words : beginningOf(words), isHeading, index: counted, isChanged })
      counted += 1
    } else if (last) {
      last.isChanged ||= isChanged
      if (block.matches('ul, ol')) last.words += ` · ${pointsOf(block)}`
    } else if (block.matches('ul, ol, table')) {
      const words = block.matches('ul, ol') ? pointsOf(block) : beginningOf(block.textContent?.trim() ?? '')
      entries.push({ words, isHeading: false, index: -1, isChanged })
    }
    return entries.length - 1
  })
  const gone = Map.groupBy(takenOut(saved.length, placesOf), ({ after }) => entryOf[after] ?? -1)
  const goneAfter = (place: number): OutlineEntry[] => {
    const count = gone.get(place)?.reduce((sum, each) => sum + each.count, 0)
    const index = entries[place]?.index ?? BEFORE_ALL
    return count ? [{ words: takenOutWords(count), isHeading: false, index, isChanged: false, isTakenOut: true }] : []
  }
  const all = [...goneAfter(-1), ...entries.flatMap((entry, place) => [entry, ...goneAfter(place)])]
  return all.filter(({ words }) => words !== '')
}

function beginningOf(words: string): string {
  if (words.length <= BEGINNING) return words
  return `${words.slice(0, BEGINNING + 1).replace(/[\s\p{P}]+\S*$/u, '')}…`
}

function pointsOf({ childElementCount }: Element): string {
  return childElementCount === 1 ? '1 point' : `${formatCount(childElementCount)} points`
}
