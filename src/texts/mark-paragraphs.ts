import { textOf, textRuns, wrapSpan } from './text-runs'

/** The section whose paragraphs are marked; the same object between renders. */
export type MarkedSection = {
  /** What it is called: "section 30", "regulation 6A". */
  name: string
  /** What the addresses of its paragraphs begin with: "s30". */
  anchor: string
  /** As private.section_paragraphs() writes them. */
  paragraphs: string[]
}

/** Gives the paragraphs of a section their addresses, in place, and links their marks to these (READ-5). */
export function markParagraphs(body: DocumentFragment, { name, anchor, paragraphs }: MarkedSection): void {
  const elements = [...body.querySelectorAll('li, h2, h3, h4')]
  for (const paragraph of paragraphs) {
    const [, place = '', path = '', words = ''] = /^(\d+) (\S+) ?(.*)$/.exec(paragraph) ?? []
    // Counted from the end: the title at the beginning may have been removed.
    const element = elements.at(-place)
    if (!element) continue
    element.id = anchor + path
    element.classList.add('paragraph')
    element.setAttribute('data-paragraph', path)
    const mark = findMark(element, words || path.replace(/.*(?=\()/, ''), words === '', `#${element.id}`)
    mark?.setAttribute('class', 'paragraph-mark')
    mark?.setAttribute('aria-label', `Link to ${name}${path}`)
  }
}

/** The link around the words of a mark; with `isUnsaid`, one that says them, because the text does not. */
function findMark(element: Element, words: string, isUnsaid: boolean, address: string): Element | null {
  const link = document.createElement('a')
  link.setAttribute('href', address)
  if (isUnsaid) {
    link.append(words)
    const first = element.firstElementChild
    const line = first?.matches('p') ? first : element
    line.prepend(link, ' ')
    return link
  }
  const nodes = textRuns(element).find((run) => textOf(run).trim() !== '') ?? []
  const start = textOf(nodes).replace(/\s/g, ' ').indexOf(words)
  if (start < 0) return null
  wrapSpan(nodes, [start, start + words.length], () => link)
  if (!link.parentElement?.closest('a')) return link
  link.replaceWith(...link.childNodes)
  return null
}
