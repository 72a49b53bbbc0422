import { SECTION_LIMITS } from '@/data/sections/schema'
import { formatCount } from '@/lib/count'
import { cleanForeignHtml } from '@/office/editor/clean-paste'
import { markHebrew } from '@/office/editor/mark-hebrew'
import type { Cut } from './cuts'
import { type Footnotes, footnotesOf, wordsWithoutMarks } from './footnotes'
import { compareNumbers, orderOf } from './label-numbers'
import { type Block, takeStart } from './law-blocks'
import { leftOutOf } from './left-out'
import { NO_SECTION, type Piece } from './piece'
import { SAYS_NO_TEXT } from './titles'
import { UnreadableFile } from './unreadable-file'

/** As many characters of markup are cleaned in one go. */
const BATCH = 50_000

/** A section's page has its title at level 3. */
const HEADING_LEVELS = [4]

type Progress = { done: number; total: number }

/** Makes the pieces of a law of its blocks and of where to cut them. It yields wherever it may be interrupted. */
export function* assemble(
  blocks: readonly Block[],
  cuts: readonly Cut[],
  footnotes: Footnotes,
): Generator<Progress | undefined, Piece[]> {
  const pieces: Piece[] = []
  const total = blocks.length
  for (const [index, cut] of cuts.entries()) {
    const end = cuts[index + 1]?.place ?? total
    yield* addPieces(pieces, cut, blocks.slice(cut.place, end), footnotes)
    yield { done: end, total }
  }
  doubtGaps(pieces)
  if (pieces.some(({ kind }) => kind === 'section')) return pieces
  const doubt = 'no section was found'
  return pieces.map((piece) => ({ ...piece, doubt: piece.kind === 'left out' ? doubt : (piece.doubt ?? doubt) }))
}

function* addPieces(pieces: Piece[], cut: Cut, blocks: readonly Block[], footnotes: Footnotes): Generator<undefined> {
  const { kind, number, cutBy } = cut
  const label = blocks[cut.labelAt - cut.place]
  const notes = blocks.flatMap(({ element }) => footnotesOf(element, footnotes))
  const leftOut = leftOutOf([...blocks.map(({ element }) => element), ...notes])
  let title = ''
  if (label && cut.titleEnd > 0) {
    takeStart(label.element, cut.labelEnd)
    title = wordsWithoutMarks(takeStart(label.element, cut.titleEnd - cut.labelEnd))
    takeStart(label.element, /^[\s.:–—-]*/.exec(label.element.textContent)?.[0].length ?? 0)
  }
  const titleBlock = cut.titleAt === null ? undefined : blocks[cut.titleAt - cut.place]
  if (titleBlock)
    title = [title, wordsWithoutMarks(takeStart(titleBlock.element, titleBlock.text.length))].join(' ').trim()
  title = title.replace(/^[\s.:–—-]+|[\s.:–—-]+$/g, '')
  const html = yield* htmlOf(blocks, label?.item ?? null, notes)
  if (kind === 'chapter') {
    pieces.push({ kind, number, title, html: '', cutBy, doubt: together(leftOut, cut.doubt) })
    if (!html) return
    pieces.push({
      kind: 'left out',
      number: '',
      title: '',
      html,
      cutBy: 'between a chapter and its first section',
      doubt: NO_SECTION,
    })
    return
  }
  if (kind === 'left out' && !html && !title) return
  const isEmpty = kind === 'section' && html === '' && !SAYS_NO_TEXT.test(title)
  pieces.push({
    kind,
    number,
    title,
    html,
    cutBy,
    doubt: together(leftOut, cut.doubt ?? (isEmpty ? 'has no text' : null)),
  })
}

const together = (...doubts: (string | null)[]) => doubts.filter(Boolean).join('; ') || null

/** The clean HTML of blocks; items of a numbered list are one again, but for the one that the section is. */
function* htmlOf(
  blocks: readonly Block[],
  own: Block['item'],
  notes: readonly Element[],
): Generator<undefined, string> {
  const clean: string[] = []
  let markup = ''
  const flush = () => {
    if (markup) clean.push(withoutGaps(markHebrew(cleanForeignHtml(markup, HEADING_LEVELS))))
    markup = ''
  }
  const open: { item: Block['item'] } = { item: null }
  const closeList = () => {
    if (open.item) markup += '</li></ol>'
    open.item = null
  }
  for (const { element, item } of blocks) {
    if (!element.textContent.trim() && element.localName !== 'hr') continue
    const listed = item !== null && (item.list !== own?.list || item.number !== own.number) ? item : null
    if (open.item?.list !== listed?.list) closeList()
    // A long list is cleaned in parts, which go on with its numbers.
    if (markup.length >= BATCH && open.item?.number !== listed?.number) closeList()
    if (!open.item && markup.length >= BATCH) {
      flush()
      yield
    }
    if (!listed && element.localName === 'p' && element.textContent.length > 2 * BATCH) {
      flush()
      clean.push(yield* cleanLongLine(element))
      continue
    }
    if (listed && !open.item) markup += `<ol start="${listed.number}"><li>`
    else if (listed && open.item?.number !== listed.number) markup += '</li><li>'
    open.item = listed
    const written = element.outerHTML
    if (written.length > SECTION_LIMITS.content) throw new UnreadableFile(tooLong(written.length))
    markup += written
  }
  closeList()
  for (const note of notes) markup += note.outerHTML
  flush()
  return clean.join('')
}

/** Nothing can stop the cleaning of one table or list, and no section may be so long. */
const tooLong = (length: number) =>
  `A table or list of this file has ${formatCount(length)} characters with its markup, and ${formatCount(SECTION_LIMITS.content)} at most can be read. Bring it in by parts.`

const TAG = '</?(?:p|h4|ul|ol|li|blockquote|table|caption|thead|tbody|tfoot|tr|th|td)\\b[^>]*>'
const GAPS = new RegExp(`\\s+(?=${TAG})|(?<=${TAG})\\s+(?=<)`, 'g')

/** Markup without the white space around blocks, which other programs write and the site's editor does not. */
const withoutGaps = (html: string): string => html.replace(GAPS, '')

/** A very long paragraph, cleaned in parts that end between two words. */
function* cleanLongLine(line: Element): Generator<undefined, string> {
  const text = line.textContent
  const clean: string[] = []
  let opening = '<p>'
  for (let start = 0; start < text.length; ) {
    const space = text.lastIndexOf(' ', start + BATCH)
    const end = start + BATCH < text.length && space > start ? space : Math.min(start + BATCH, text.length)
    const part = line.ownerDocument.createElement('p')
    part.append(takeStart(line, end - start))
    const html = markHebrew(cleanForeignHtml(part.outerHTML, HEADING_LEVELS))
    if (start === 0) opening = /^<p[^>]*>/.exec(html)?.[0] ?? opening
    clean.push(html.replace(/^<p[^>]*>|<\/p>$/g, '').trim())
    start = end
    yield
  }
  return `${opening}${clean.filter(Boolean).join(' ')}</p>`
}

/** Says of a section whose next number is missing if that number stands in the middle of a line of it. */
function doubtGaps(pieces: Piece[]): void {
  let last: Piece | null = null
  for (const piece of pieces) {
    if (piece.kind !== 'section' || piece.number === '') continue
    const missing = last ? orderOf(last.number).figures + 1 : 0
    if (last && last.doubt === null && compareNumbers(String(missing), piece.number) < 0) {
      const words = new RegExp(String.raw`[.;:]\s+${missing}\.\s+[(\p{Lu}\p{Script=Hebrew}]`, 'u')
      if (words.test(last.html)) last.doubt = `“${missing}.” in the middle of a line: a cut too few?`
    }
    last = piece
  }
}
