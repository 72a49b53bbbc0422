/** Stands in a file's markup, without words, where something of the file was left out or may not be as it was: says what. */
const MARK = 'data-left-out'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** A mark that says what was left out at its place. */
export const leftOutMark = (what: string) => `<span ${MARK}="${escaped(what)}"></span>`

const LINES = 'p, h1, h2, h3, h4, h5, h6, li, td, th'

/** Puts marks that stand in a line without words, which no piece keeps, into the line before, or else after. */
export function settleMarks(body: HTMLElement): void {
  if (!body.querySelector(`[${MARK}]`)) return
  const nodes = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  const hasWords = new Map<Element, boolean>()
  const isInWords = (mark: Element) => {
    const line = mark.closest(LINES)
    if (!line) return false
    if (!hasWords.has(line)) hasWords.set(line, line.textContent.trim() !== '')
    return hasWords.get(line)
  }
  const moves: [mark: Element, beside: Text | null][] = []
  let last: Text | null = null
  let first: Text | null = null
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node instanceof Text && node.data.trim()) {
      last = node
      first ??= node
    } else if (node instanceof Element && node.hasAttribute(MARK) && !isInWords(node)) moves.push([node, last])
  }
  for (const [mark, before] of moves.reverse()) {
    if (before) before.after(mark)
    else first?.before(mark)
  }
}

/** As many are told of one piece. */
const MOST = 5

/** What was left out within elements, as one phrase; null if nothing was. */
export function leftOutOf(elements: readonly Element[]): string | null {
  const marks = elements.flatMap((element) => [...element.querySelectorAll(`[${MARK}]`)])
  const told = [...new Set(marks.map((mark) => mark.getAttribute(MARK) ?? ''))]
  const more = told.length > MOST ? [`and ${told.length - MOST} more`] : []
  return told.length === 0 ? null : [...told.slice(0, MOST), ...more].join('; ')
}
