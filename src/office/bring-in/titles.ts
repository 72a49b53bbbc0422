import type { Candidate } from './cuts'
import { readLabel } from './labels'
import { type Block, emphasisEnd } from './law-blocks'
import { isParagraph, isTitleLike } from './title-words'

/** Where a label's title stands: in its own line up to a character, in the line above or below, or nowhere. */
export type TitlePlace = { end: number; at: 'line' | 'above' | 'below' | 'nowhere' }

/** A title, and the first paragraph of the text in the same line: "30. Zero rate. (a) The tax", "30. Zero rate.— The tax". */
const BEFORE_TEXT = /^(.{2,150}?)(?:[.:]?\s*[–—]+\s*|[.:]\s+)(?=\((?:a|1|א)\))|^(.{2,150}?)\.\s*[–—]+\s*/u

/** Titles that say that there is no text. */
export const SAYS_NO_TEXT = /repeal|delet|cancel|omitted|expired|בוטל|נמחק|פקע/i

/**
 * Where the title of a section or chapter stands, by what is in its line and in those around it.
 * @param above the line above, if it is nothing else yet, and below likewise
 */
export function titleOf(
  { block, label, form }: Candidate,
  above: Block | undefined,
  below: Block | undefined,
): TitlePlace {
  const rest = block.text.slice(label.length)
  if (rest.trim()) {
    if (label.kind !== 'section' || form === 'heading') return { end: block.text.length, at: 'line' }
    const bold = emphasisEnd(block.element, label.length)
    const isBold = /[\p{L}]/u.test(block.text.slice(label.length, bold)) && bold - label.length <= 200
    if (isBold) return { end: bold, at: 'line' }
    const inLine = BEFORE_TEXT.exec(rest)
    const words = inLine?.[1] ?? inLine?.[2]
    if (words !== undefined && isTitleLike(words)) return { end: label.length + words.length, at: 'line' }
    if (isTitleLike(rest)) return { end: block.text.length, at: 'line' }
    const isStopped = isTitleLike(rest.replace(/\.\s*$/, '')) && rest.trim().split(/\s+/).length <= 8
    const hasText = below !== undefined && (isParagraph(below.text) || rest.length < below.text.length)
    if (isStopped && hasText && !isMarginTitle(above)) return { end: block.text.length, at: 'line' }
    return { end: label.length, at: isMarginTitle(above) ? 'above' : 'nowhere' }
  }
  if (label.kind === 'section' && isMarginTitle(above)) return { end: block.text.length, at: 'above' }
  const isBelow = below !== undefined && isTitleLine(below)
  return { end: block.text.length, at: isBelow ? 'below' : 'nowhere' }
}

/** A short line without a stop at its end, which no sentence of a law is. */
function isTitleLine(block: Block): boolean {
  return block.isLine && isTitleLike(block.text) && !isParagraph(block.text) && readLabel(block.text) === null
}

function isMarginTitle(block: Block | undefined): boolean {
  return block !== undefined && block.item === null && isTitleLine(block)
}
