const INLINE = 'strong, b, em, i, u, s, sub, sup, code, a, mark, ins'

/** Rearranges sanitised content in place, without loss, for the editor's schema (captions, table parts, dir, lang). */
export function prepareForEditor(root: ParentNode): void {
  mendLists(root)
  for (const table of root.querySelectorAll('table')) prepareTable(table)
  for (const element of root.querySelectorAll(INLINE)) carryBySpan(element)
}

/** Moves content between list items, as Google Docs writes it, into the item before. */
export function mendLists(root: ParentNode): void {
  for (const list of root.querySelectorAll('ul, ol')) {
    for (const child of [...list.childNodes]) {
      const isBlankText = child.nodeType !== Node.ELEMENT_NODE && !child.textContent?.trim()
      if (isBlankText || (child instanceof Element && child.localName === 'li')) continue
      const before = child.previousSibling
      const item = before instanceof Element ? before : list.insertBefore(document.createElement('li'), child)
      item.append(child)
    }
  }
}

const INSIDE = `${INLINE}, span, br`

/** Wraps words outside paragraphs in paragraphs marked as added (data-bare). */
export function wrapBareWords(root: DocumentFragment): void {
  for (const holder of [root, ...root.querySelectorAll('blockquote')]) {
    let line: HTMLElement | null = null
    for (const child of [...holder.childNodes]) {
      if (child instanceof Element && !child.matches(INSIDE)) {
        line = null
        continue
      }
      if (!line && child.textContent?.trim()) {
        line = document.createElement('p')
        line.dataset.bare = 'words'
        child.before(line)
      }
      line?.append(child)
    }
  }
}

function prepareTable(table: HTMLTableElement): void {
  const { caption, tFoot } = table
  if (tFoot) table.append(tFoot)
  if (caption) {
    const line = document.createElement('p')
    line.dataset.caption = ''
    copyLanguage(caption, line)
    line.append(...wordsOf(caption))
    table.before(line)
    caption.remove()
  }
  for (const [index, section] of [...table.children].entries()) {
    for (const row of section.children) {
      if (!(row instanceof HTMLElement)) continue
      row.dataset.section = `${section.localName}${index}`
      copyLanguage(section, row)
    }
  }
}

function wordsOf(caption: Element): ChildNode[] {
  for (const block of caption.querySelectorAll('p, h2, h3, h4, ul, ol, li, blockquote, hr')) {
    block.append(' ')
    block.replaceWith(...block.childNodes)
  }
  return [...caption.childNodes]
}

function carryBySpan(element: Element): void {
  if (!element.hasAttribute('dir') && !element.hasAttribute('lang')) return
  const span = document.createElement('span')
  copyLanguage(element, span)
  span.append(...element.childNodes)
  element.append(span)
}

function copyLanguage(from: Element, to: Element): void {
  for (const name of ['dir', 'lang']) {
    const value = from.getAttribute(name)
    if (value !== null && !to.hasAttribute(name)) to.setAttribute(name, value)
  }
}

/** Replaces an element by one of another name, with its content and its attributes except `style`. */
export function rename(element: Element, name: string): Element {
  const written = document.createElement(name)
  for (const { name: attribute, value } of element.attributes) {
    if (attribute !== 'style') written.setAttribute(attribute, value)
  }
  written.append(...element.childNodes)
  element.replaceWith(written)
  return written
}
