import { readLabel } from './labels'
import type { Block } from './law-blocks'

const HEADING =
  /^\s*(?:table of contents|contents|contents of this law|arrangement of sections|תוכן(?: ה?עניינים)?)[\s.:]*$/i
/** Dots, a tab or wide space, and the number of a page. */
const PAGE = /(?:[.…·_]{2,}|\t|[\s\u00a0]{2,}|\s[.…·]+\s)[\s.…·_]*\d{1,4}\s*$/

/** Longer lines stand in no table of contents. */
const LONGEST = 300

/** As many lines, one after the other, are a table of contents, if half of them come again. */
const FEWEST = 3

/** What a line says, to tell whether it comes again. */
const keyOf = (text: string) =>
  text
    .replace(PAGE, '')
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()
    .toLowerCase()

/**
 * Which blocks are a table of contents, each with the rule that says so: Word's or the page's own marks, lines that end in the
 * numbers of pages, lines under "Contents" that come again further down. It yields wherever it may be interrupted.
 */
export function* contentsIn(blocks: readonly Block[]): Generator<void, ReadonlyMap<number, string>> {
  const found = new Map<number, string>()
  for (const [place, block] of blocks.entries()) {
    if (block.isContents && block.text.trim()) found.set(place, 'table of contents')
  }
  const repeated = yield* repeatedLines(blocks)
  let run: number[] = []
  let isUnderHeading = false
  for (let place = 0; place <= blocks.length; place += 1) {
    yield
    const { text = '', isLine = false } = blocks[place] ?? {}
    if (HEADING.test(text)) {
      isUnderHeading = true
      run = [place]
      continue
    }
    if (
      isLine &&
      text.length <= LONGEST &&
      (PAGE.test(text) || (isUnderHeading && isRepeatedLater(repeated, text, place)))
    ) {
      run.push(place)
      continue
    }
    const again = run.filter((line) => isRepeatedLater(repeated, blocks[line]?.text ?? '', line)).length
    // Rows of figures end in numbers too, but do not come again.
    if (run.length >= FEWEST && again * 2 >= run.length) {
      const rule = isUnderHeading ? 'under “Contents”, and again further down' : 'lines with the numbers of pages'
      for (const line of run) if (!found.has(line)) found.set(line, rule)
    }
    isUnderHeading = false
    run = []
  }
  nameHeading(blocks, found)
  return found
}

/** "Contents" over a table that is marked as one. */
function nameHeading(blocks: readonly Block[], found: Map<number, string>): void {
  for (const place of [...found.keys()]) {
    const rule = found.get(place)
    if (rule && !found.has(place - 1) && HEADING.test(blocks[place - 1]?.text ?? '')) found.set(place - 1, rule)
  }
}

/** The last place of each line, and of each label of a chapter or section with its title. */
function* repeatedLines(blocks: readonly Block[]): Generator<void, ReadonlyMap<string, number>> {
  const last = new Map<string, number>()
  for (const [place, { text, isLine }] of blocks.entries()) {
    if (isLine && text.length <= LONGEST) last.set(keyOf(text), place)
    yield
  }
  return last
}

function isRepeatedLater(repeated: ReadonlyMap<string, number>, text: string, place: number): boolean {
  const key = keyOf(text)
  if ((repeated.get(key) ?? -1) > place) return true
  const label = readLabel(text)
  const words = label && keyOf(text.slice(label.length))
  return Boolean(words && (repeated.get(words) ?? -1) > place)
}
