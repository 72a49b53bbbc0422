import { removeNoise } from '@/office/editor/clean-paste'
import { parseForeign } from '@/office/editor/foreign-markup'

/** As many characters are parsed in one go, if the markup can be parted there. */
const PART = 200_000

/** What opens or closes an element in which no part may end; a comment, or an element without words, is passed over whole. */
const INSIDE =
  'div|section|article|main|aside|header|footer|nav|table|ol|ul|dl|blockquote|pre|form|center|details|figure|fieldset'
const WHOLE = 'script|style|template|noscript|textarea|title|svg|math|iframe|select'
const TAGS = new RegExp(
  String.raw`<!--[\s\S]*?(?:-->|$)|<(${WHOLE})\b[\s\S]*?(?:<\/\1\s*>|$)|<(\/?)(?:${INSIDE})\b[^>]*>|<(?:p|h[1-6])\b`,
  'gi',
)

/**
 * The body of a law's file, parsed by the browser, without what shows no words. What our readers write is parsed part by part, between
 * two paragraphs; a page whose text stands in one container is parsed whole. It yields wherever it may be interrupted.
 */
export function* parseInParts(html: string): Generator<void, HTMLElement> {
  const whole = parseForeign('')
  let [start, depth] = [0, 0]
  const addUntil = (end: number) => {
    const body = parseForeign(html.slice(start, end))
    removeNoise(body)
    // One by one, because a call has room for only some 100,000 arguments.
    while (body.firstChild) whole.append(body.firstChild)
    start = end
  }
  for (const { 0: tag, 1: passed, 2: closing, index } of html.matchAll(TAGS)) {
    yield
    if (tag.startsWith('<!--') || passed) continue
    if (closing !== undefined) depth = Math.max(depth + (closing ? -1 : 1), 0)
    else if (depth === 0 && index - start >= PART) addUntil(index)
  }
  addUntil(html.length)
  return whole
}
