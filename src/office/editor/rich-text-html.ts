import { DOMParser, type Mark, type Node, type Schema } from '@tiptap/pm/model'
import { sanitise, toHtml } from '@/texts/sanitise'
import { blocksOfOwnDirection } from './rich-text-direction'
import { prepareForEditor, wrapBareWords } from './rich-text-dom'

const ELEMENTS: Record<string, string> = {
  paragraph: 'p',
  tableCaption: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  horizontalRule: 'hr',
  hardBreak: 'br',
  table: 'table',
  tableRow: 'tr',
  tableHeader: 'th',
  tableCell: 'td',
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  subscript: 'sub',
  superscript: 'sup',
  code: 'code',
  marked: 'mark',
  laterChange: 'ins',
  link: 'a',
  span: 'span',
}

/** Attributes and their defaults, which are not written. */
const ATTRIBUTES: Record<string, unknown> = {
  href: null,
  datetime: null,
  start: 1,
  type: null,
  colspan: 1,
  rowspan: 1,
  scope: null,
  dir: null,
  lang: null,
}

/** Blocks whose first words need no paragraph. */
const HOLDS_BARE_WORDS = /^(listItem|tableCell|tableHeader)$/

/** Parses stored HTML, keeping everything that the public page shows (ADM-2). */
export function readHtml(html: string, schema: Schema): Node {
  const body = sanitise(html)
  prepareForEditor(body)
  wrapBareWords(body)
  return DOMParser.fromSchema(schema).parse(body)
}

/** Prepares clean HTML, such as a paste, for the editor's own parser. */
export function markupForEditor(html: string): string {
  // Copied in the editor, so it is prepared.
  if (html.includes('data-pm-slice')) return html
  const body = sanitise(html)
  prepareForEditor(body)
  return toHtml(body)
}

/** The HTML to store, as lib/sanitise allows, unchanged where nothing was edited (ADM-2); '' without any content. */
export function writeHtml(text: Node): string {
  const box = document.createElement('div')
  const blocks = [...text.children]
  while (blocks.at(-1)?.type.name === 'paragraph' && blocks.at(-1)?.content.size === 0) blocks.pop()
  writeBlocks(blocks, { element: box, parent: text, ofOwnDirection: blocksOfOwnDirection(text) })
  const isBlank = box.textContent?.trim() === '' && !box.querySelector('hr, table')
  return isBlank ? '' : box.innerHTML
}

type Place = { element: Element; parent: Node; ofOwnDirection: Map<Node, number> }

function writeBlocks(blocks: readonly Node[], place: Place): void {
  const areBare = (node: Node | undefined) => node !== undefined && isBare(node, place.parent)
  for (const [index, block] of blocks.entries()) {
    const isCaption = (node: Node | undefined) => node?.type.name === 'tableCaption'
    if (isCaption(block) && blocks[index + 1]?.type.name === 'table') continue
    const before = blocks[index - 1]
    // Without its own element, the second paragraph's words would join the first's.
    if (areBare(block) && !areBare(before)) writeInline(block.children, place.element)
    else if (block.type.name === 'table') writeTable(block, place, isCaption(before) ? before : undefined)
    else writeBlock(block, place)
  }
}

function isBare(block: Node, parent: Node): boolean {
  const { dir, lang, writtenAs } = block.attrs
  const isUsual = HOLDS_BARE_WORDS.test(parent.type.name) && writtenAs !== 'p'
  return block.type.name === 'paragraph' && (isUsual || writtenAs === 'words') && !dir && !lang
}

function writeBlock(block: Node, { element, ofOwnDirection }: Place): void {
  const written = makeElement(block)
  if (ofOwnDirection.has(block)) written.setAttribute('dir', 'auto')
  element.append(written)
  if (block.inlineContent) writeInline(block.children, written)
  else writeBlocks(block.children, { element: written, parent: block, ofOwnDirection })
}

function writeTable(table: Node, { element, ofOwnDirection }: Place, caption: Node | undefined): void {
  const written = makeElement(table)
  if (ofOwnDirection.has(table)) written.setAttribute('dir', 'auto')
  element.append(written)
  if (caption) {
    const line = makeElement(caption, 'caption')
    writeInline(caption.children, line)
    written.append(line)
  }
  const sections = sectionsOf(table)
  let section: Element | undefined
  for (const [index, row] of table.children.entries()) {
    const name = sections[index] ?? 'tbody'
    if (!section || name !== sections[index - 1]) {
      section = document.createElement(name.replace(/\d+$/, ''))
      written.append(section)
    }
    writeBlock(row, { element: section, parent: table, ofOwnDirection })
  }
}

/** The part of the table (thead, tbody0) of each row; a new row takes that of its neighbours. */
function sectionsOf(table: Node): string[] {
  const own = table.children.map((row) => String(row.attrs.section ?? ''))
  const sections: string[] = []
  for (const [index, name] of own.entries()) {
    const above = sections.at(-1) ?? 'thead'
    const isInHead = above.startsWith('thead') && name.startsWith('thead')
    const isUnderFoot = above.startsWith('tfoot')
    const below = own.slice(index).find((next) => /^t(body|foot)/.test(next)) ?? 'tbody'
    const beside = above.startsWith('thead') ? below : above
    const isBody = name !== '' && !name.startsWith('thead')
    if (isUnderFoot) sections.push(above)
    else sections.push(isInHead || isBody ? name : beside)
  }
  return sections
}

/** Writes each mark once around all the words it covers. */
function writeInline(children: readonly Node[], into: Element, written: readonly Mark[] = []): void {
  for (let at = 0; at < children.length; ) {
    const rest = children.slice(at)
    const [child] = rest
    if (!child) return
    const [widest] = child.marks
      .filter((mark) => !mark.isInSet(written))
      .map((mark) => ({ mark, length: lengthOfRun(rest, mark) }))
      .sort((one, other) => other.length - one.length)
    if (widest) {
      const element = makeElement(widest.mark)
      writeInline(rest.slice(0, widest.length), element, [...written, widest.mark])
      into.append(element)
    } else {
      into.append(child.text ?? makeElement(child))
    }
    at += widest?.length ?? 1
  }
}

function lengthOfRun(children: readonly Node[], mark: Mark): number {
  const end = children.findIndex((child) => !mark.isInSet(child.marks))
  return end === -1 ? children.length : end
}

function makeElement({ type, attrs }: Node | Mark, name?: string): Element {
  const element = document.createElement(name ?? ELEMENTS[type.name] ?? `h${attrs.level}`)
  for (const [attribute, unwritten] of Object.entries(ATTRIBUTES)) {
    const value: unknown = attrs[attribute] ?? null
    if (value !== null && value !== unwritten) element.setAttribute(attribute, String(value))
  }
  return element
}
