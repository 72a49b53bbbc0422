import { decodeHash } from '@/lib/decode-hash'

/** Says of a mark in the text which footnote it stands for. */
const MARK = 'data-footnote'

/** The footnotes of a law's file by the id that their marks have: what each says. */
export type Footnotes = ReadonlyMap<string, Element>

/**
 * Takes the footnotes out of `body`, as Word, Markdown and saved pages write them: a mark links to a note, and the note back to
 * the mark. A note without a mark stays where it is. It yields wherever it may be interrupted.
 */
export function* takeFootnotes(body: HTMLElement): Generator<void, Footnotes> {
  const places = new Map<string, Element>()
  for (const element of body.querySelectorAll('[id], a[name]')) {
    for (const name of [element.id, element.getAttribute('name')]) if (name) places.set(name, element)
  }
  const ids = new Map<Element, string>()
  for (const mark of linksIn(body)) {
    yield
    const target = places.get(hashOf(mark))
    const note = target && noteAround(target)
    const names = [mark.id, mark.getAttribute('name'), mark.closest('sup')?.id].filter(Boolean)
    const back = note && linksIn(note).find((link) => names.includes(hashOf(link)))
    if (!note || !back || note.contains(mark)) continue
    const id = ids.get(note) ?? String(ids.size + 1)
    markAs(mark, id)
    ids.set(note, id)
  }
  for (const note of ids.keys()) {
    takeOut(note)
    yield
  }
  return new Map([...ids].map(([note, id]) => [id, note]))
}

/** The footnotes whose marks stand in an element, as paragraphs that begin with the mark. */
export function footnotesOf(element: Element, footnotes: Footnotes): Element[] {
  return [...element.querySelectorAll(`[${MARK}]`)].flatMap((mark) => {
    const note = footnotes.get(mark.getAttribute(MARK) ?? '')
    if (!note || note.hasAttribute(MARK)) return []
    // A note with two marks is told at the first.
    note.setAttribute(MARK, '')
    const words = element.ownerDocument.createElement('div')
    words.append(...[...note.childNodes].map((child) => child.cloneNode(true)))
    const sup = element.ownerDocument.createElement('sup')
    sup.textContent = mark.textContent
    const first = words.firstElementChild
    const holder = first?.matches('p') ? first : words
    holder.prepend(sup, ' ')
    return [words]
  })
}

/** The words of an element without the marks of footnotes in it. */
export function wordsWithoutMarks(content: DocumentFragment): string {
  for (const mark of content.querySelectorAll(`[${MARK}]`)) mark.remove()
  for (const end of content.querySelectorAll('br')) end.replaceWith(' ')
  return content.textContent.replace(/\s+/g, ' ').trim()
}

/** "1", "[12]", "*", "iv": what a link of a footnote says, and a link of a table of contents does not. */
const MARK_WORDS = /^\s*\[?[\p{L}\d]{0,4}[*†‡§↑↩^\s]*\ufe0e?\]?\s*$/u

const linksIn = (root: Element) =>
  [...root.querySelectorAll('a[href^="#"]')].filter((link) => MARK_WORDS.test(link.textContent))

const hashOf = (link: Element) => decodeHash(link.getAttribute('href') ?? '')

const noteAround = (target: Element) =>
  target.closest('li, aside, dd, div[id^="ftn" i], div[id^="edn" i], div[id^="sdfootnote" i]') ?? target.closest('p')

function markAs(mark: Element, id: string): void {
  const sup = mark.ownerDocument.createElement('sup')
  sup.textContent = mark.textContent.replace(/[\s[\]]/g, '')
  sup.setAttribute(MARK, id)
  const around = mark.parentElement?.closest('sup')
  const isAlone = around?.textContent.trim() === mark.textContent.trim()
  if (around && isAlone) around.replaceWith(sup)
  else mark.replaceWith(sup)
}

/** Removes a note from its place, with the links back to its marks, and the heading and list that it leaves empty. */
function takeOut(note: Element): void {
  for (const link of linksIn(note)) {
    const sup = link.closest('sup')
    const before = link.previousSibling
    if (before instanceof Text) before.data = before.data.trimEnd()
    if (sup?.textContent === link.textContent) sup.remove()
    else link.remove()
  }
  let holder = note.parentElement
  note.remove()
  while (holder && holder.localName !== 'body' && !holder.querySelector('p, li, aside, dd, div')) {
    const empty = holder
    holder = empty.parentElement
    if (empty.textContent.trim() && !empty.matches('[data-footnotes]')) break
    empty.remove()
  }
}
