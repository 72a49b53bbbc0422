import { readLabel } from './labels'
import { isTitleLike } from './title-words'

/** A line of a law's file, or a list or table, with what tells whether a section begins there. */
export type Block = {
  element: Element
  /** Its words as they stand. */
  text: string
  /** Whether a section or chapter can begin here: a paragraph or heading does, a table does not. */
  isLine: boolean
  /** The level of a heading; 0 for anything else. */
  level: number
  /** Of what stands in a numbered list: its item, by list and number, and whether it is the first of it. */
  item: Item | null
  /** Whether Word or the page says that it is a line of the table of contents. */
  isContents: boolean
}

type Item = { list: Element; number: number; isFirst: boolean }

const LINES = 'p, h1, h2, h3, h4, h5, h6'
const CONTAINERS =
  'div, section, article, aside, main, header, footer, nav, address, figure, figcaption, details, summary, ' +
  'dl, dt, dd, center, form, fieldset, legend, hgroup, dialog, search, body'
const OTHERS = 'ul, ol, table, blockquote, hr, pre'
const BLOCKS = `${LINES}, ${CONTAINERS}, ${OTHERS}`

const CONTENTS = '[class^="toc" i], [class^="MsoToc" i], [role="doc-toc"], nav, #toc, .table-of-contents'

/** The lines, lists and tables of a parsed file, one after the other; containers are opened, lines with breaks split. */
export function* blocksOf(holder: Element, item: Item | null = null): Generator<Block> {
  let words: Element | null = null
  let isFirst = item !== null
  for (const child of [...holder.childNodes]) {
    if (!(child instanceof Element && child.matches(BLOCKS))) {
      if (child instanceof Element && child.querySelector(BLOCKS)) {
        if (words) yield* lineBlocks(words, itemOf(item, isFirst))
        words = null
        isFirst = false
        yield* blocksOf(child, item)
      } else {
        words ??= holder.ownerDocument.createElement('p')
        words.append(child)
      }
      continue
    }
    if (words?.textContent.trim()) {
      yield* lineBlocks(words, itemOf(item, isFirst))
      isFirst = false
    }
    words = null
    for (const block of blocksIn(child, itemOf(item, isFirst))) {
      yield block
      isFirst = false
    }
  }
  if (words?.textContent.trim()) yield* lineBlocks(words, itemOf(item, isFirst))
}

const itemOf = (item: Item | null, isFirst: boolean): Item | null =>
  item && { ...item, isFirst: item.isFirst && isFirst }

function* blocksIn(element: Element, item: Item | null): Generator<Block> {
  if (element.matches(LINES)) yield* lineBlocks(element, item)
  else if (element.matches(CONTAINERS))
    yield* element.querySelector(BLOCKS) ? blocksOf(element, item) : lineBlocks(element, item)
  else if (element.localName === 'pre') yield* preBlocks(element, item)
  else if (element.localName === 'table' && element.querySelectorAll('td, th').length === 1) {
    for (const cell of element.querySelectorAll('td, th')) yield* blocksOf(cell, item)
  } else if (element instanceof HTMLTableElement && isTableOfSections(element)) yield* rowBlocks(element, item)
  else if (item === null && isCounted(element)) yield* itemBlocks(element)
  else if (element.textContent.trim() || element.localName === 'hr') yield blockOf(element, item, false)
}

const isLoneNumber = ({ textContent }: Element): boolean => {
  const label = readLabel(textContent)
  return label?.kind === 'section' && textContent.slice(label.length).trim() === ''
}

/** A law is also printed as a table: the title of each section in the margin, its number, its text. */
function isTableOfSections({ rows }: HTMLTableElement): boolean {
  const numbered = [...rows].filter(({ cells }) => cells.length > 1 && [...cells].some(isLoneNumber))
  return numbered.length > 1 && numbered.length * 2 >= rows.length
}

/** The cells of each row, the title before the number. */
function* rowBlocks({ rows }: HTMLTableElement, item: Item | null): Generator<Block> {
  for (const { cells } of [...rows]) {
    const number = [...cells].find(isLoneNumber)
    const title = [...cells].find((cell) => number && cell !== number && isTitleLike(cell.textContent))
    const first = [title, number].filter((cell) => cell !== undefined)
    for (const cell of [...first, ...[...cells].filter((other) => !first.includes(other))]) yield* blocksOf(cell, item)
  }
}

/** A list that counts 1, 2, 3 may be one of sections. */
function isCounted(list: Element): boolean {
  const type = list.getAttribute('type') ?? '1'
  const items = [...list.children]
  return list.localName === 'ol' && type === '1' && items.every(({ localName }) => localName === 'li')
}

function* itemBlocks(list: Element): Generator<Block> {
  let number = Number(list.getAttribute('start') ?? 1) || 1
  for (const element of [...list.children]) {
    number = Number(element.getAttribute('value') ?? number) || number
    yield* blocksOf(element, { list, number, isFirst: true })
    number += 1
  }
}

function* preBlocks(pre: Element, item: Item | null): Generator<Block> {
  for (const line of pre.textContent.split(/\n/)) {
    if (!line.trim()) continue
    const element = pre.ownerDocument.createElement('p')
    element.textContent = line
    yield blockOf(element, item, true)
  }
}

function* lineBlocks(element: Element, item: Item | null): Generator<Block> {
  if (!element.textContent.trim()) return
  const isContents = element.closest(CONTENTS) !== null
  let isFirst = true
  for (const line of splitAtBreaks(element)) {
    if (line.textContent.trim()) yield { ...blockOf(line, itemOf(item, isFirst), true), isContents }
    isFirst = false
  }
}

function blockOf(element: Element, item: Item | null, isLine: boolean): Block {
  const level = Number(/^h([1-6])$/.exec(element.localName)?.[1] ?? 0)
  return { element, text: element.textContent, isLine, level, item, isContents: element.closest(CONTENTS) !== null }
}

/** The lines of a paragraph with breaks, if one of them begins with a label; else the paragraph as it is. */
function* splitAtBreaks(element: Element): Generator<Element> {
  const breaks = [...element.querySelectorAll('br')]
  if (breaks.length > 0 && hasLabel(element)) {
    // One for all: every range is kept right by the browser at each change.
    const range = element.ownerDocument.createRange()
    for (const end of breaks) {
      range.setStart(element, 0)
      range.setEndBefore(end)
      const line = element.ownerDocument.createElement(element.localName)
      line.append(range.extractContents())
      end.remove()
      yield line
    }
  }
  yield element
}

function hasLabel(element: Element): boolean {
  const words = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_ALL)
  let line = ''
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    if (node.nodeName === 'BR') {
      if (readLabel(line)) return true
      line = ''
    } else if (node.nodeType === Node.TEXT_NODE) line += node.nodeValue
  }
  return readLabel(line) !== null
}

const EMPHASIS =
  'strong, b, u, [style*="font-weight:bold" i], [style*="font-weight: bold" i], [style*="font-weight:700" i]'

/** How far the words of an element are bold or underlined from a place on, in characters of its text. */
export function emphasisEnd(element: Element, from: number): number {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let [start, end] = [0, from]
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const length = text.nodeValue?.length ?? 0
    if (start + length > from) {
      const around = text.parentElement?.closest(EMPHASIS)
      if (around && element.contains(around)) end = start + length
      else if (text.nodeValue?.slice(Math.max(0, from - start)).trim()) return end
    }
    start += length
  }
  return end
}

/** Takes the first `length` characters of its text out of an element, with their markup. */
export function takeStart(element: Element, length: number): DocumentFragment {
  const range = element.ownerDocument.createRange()
  range.setStart(element, 0)
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let left = length
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const size = text.nodeValue?.length ?? 0
    if (left <= size) {
      range.setEnd(text, left)
      return range.extractContents()
    }
    left -= size
  }
  range.selectNodeContents(element)
  return range.extractContents()
}
