import { WORDLESS } from '@/texts/allowed-html'
import { sanitise, toHtml } from '@/texts/sanitise'
import { parseForeign } from './foreign-markup'
import { readPastedLists } from './paste-lists'
import { readStyles } from './paste-styles'
import { mendLists, rename } from './rich-text-dom'

const BLOCKS = 'p, h2, h3, h4, ul, ol, li, blockquote, hr, table'
const NOISE = [...WORDLESS, 'xml', '[hidden]', '.MsoCommentReference', '.msocomanchor'].join(', ')
const HIDDEN_STYLE = /(?:^|;)\s*(?:display:\s*none|mso-hide:\s*all|mso-element:\s*comment-list)/i

/** Blocks that are not stored; their words become paragraphs. */
const CONTAINERS =
  'div, section, article, aside, main, header, footer, nav, address, figure, figcaption, details, summary, ' +
  'dl, dt, dd, pre, center, form, fieldset, legend, hgroup, dialog, search'

/** Reduces pasted HTML (Word, Google Docs, mail) to what may be stored (ADM-3); headings get the nearest level. */
export function cleanPastedHtml(html: string, levels: readonly number[] = [2, 3, 4]): string {
  // Copied in this editor, so it is clean.
  return /<[^>]+\sdata-pm-slice=/.test(html) ? html : cleanForeignHtml(html, levels)
}

/** Reduces HTML from anywhere to what may be stored; headings get the nearest of the levels. */
export function cleanForeignHtml(html: string, levels: readonly number[]): string {
  const body = parseForeign(html)
  removeNoise(body)
  readPastedLists(body)
  readStyles(body)
  readHeadings(body, levels)
  unwrapLayoutTables(body)
  readTableHeads(body)
  liftBlocks(body)
  splitContainers(body)
  mendLists(body)
  cleanAttributes(body)
  cleanText(body)
  removeEmpty(body)
  unwrapLoneParagraphs(body)
  const clean = sanitise(body.innerHTML)
  for (const link of clean.querySelectorAll('a')) {
    if (link.hasAttribute('href')) link.removeAttribute('rel')
    else link.replaceWith(...link.childNodes)
  }
  return toHtml(clean)
}

/** Removes from a parsed page what shows no words, is hidden, or is a comment. */
export function removeNoise(body: HTMLElement): void {
  const comments = document.createNodeIterator(body, NodeFilter.SHOW_COMMENT)
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
    comment.parentNode?.removeChild(comment)
  for (const element of body.querySelectorAll(NOISE)) element.remove()
  for (const element of body.querySelectorAll('[style]')) {
    if (HIDDEN_STYLE.test(element.getAttribute('style') ?? '')) element.remove()
  }
  for (const line of body.querySelectorAll('br.Apple-interchange-newline')) line.remove()
  // Word's tracked changes, which are no later changes of the law.
  for (const added of body.querySelectorAll('ins')) added.replaceWith(...added.childNodes)
}

function readHeadings(body: HTMLElement, levels: readonly number[]): void {
  const headings = 'h1, h2, h3, h4, h5, h6, p.MsoTitle, [role="heading"][aria-level]'
  for (const heading of body.querySelectorAll(headings)) {
    const level = Number(heading.getAttribute('aria-level') ?? /^h(\d)$/.exec(heading.localName)?.[1] ?? 1)
    const [nearest] = [...levels].sort((one, other) => Math.abs(one - level) - Math.abs(other - level))
    const written = rename(heading, `h${nearest}`)
    for (const strong of written.querySelectorAll('strong, b')) strong.replaceWith(...strong.childNodes)
  }
}

/** A table of one cell is only a frame. */
function unwrapLayoutTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const cells = table.querySelectorAll('td, th')
    const [only] = cells
    if (cells.length !== 1 || !only) continue
    const words = document.createElement('div')
    words.append(...only.childNodes)
    table.replaceWith(words)
  }
}

/** In a table without heads, a first row that alone is bold throughout is its heading. */
function readTableHeads(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const [head, ...others] = table.rows
    if (!head || table.querySelector('th, thead') || !isBold(head) || others.length === 0 || others.every(isBold))
      continue
    for (const cell of [...head.cells]) {
      const written = rename(cell, 'th')
      for (const strong of written.querySelectorAll('strong')) strong.replaceWith(...strong.childNodes)
    }
    table.createTHead().append(head)
  }
}

/** Whether every cell of a row has words, and all of them are bold. */
function isBold({ cells }: HTMLTableRowElement): boolean {
  return [...cells].every((cell) => {
    const bold = [...cell.querySelectorAll('strong:not(strong strong)')].map(({ textContent }) => textContent)
    const words = (text: string) => text.replace(/\s/g, '')
    return words(cell.textContent) !== '' && words(bold.join('')) === words(cell.textContent)
  })
}

/** Moves links and emphasis from around blocks to inside them. */
function liftBlocks(body: HTMLElement): void {
  const around = [...body.querySelectorAll('a, span, font, strong, b, em, i, u, s, sub, sup, code, mark')]
  for (const inline of around.reverse()) {
    if (!inline.querySelector(`${BLOCKS}, ${CONTAINERS}`)) continue
    if (!['span', 'font'].includes(inline.localName)) wrapWords(inline, inline)
    inline.replaceWith(...inline.childNodes)
  }
}

function wrapWords(element: Element, wrapper: Element): void {
  for (const child of [...element.childNodes]) {
    if (child instanceof Element && child.matches(`${BLOCKS}, ${CONTAINERS}, thead, tbody, tfoot, tr, td, th`)) {
      wrapWords(child, wrapper)
    } else if (child.textContent?.trim()) {
      const clone = wrapper.cloneNode(false)
      child.replaceWith(clone)
      clone.appendChild(child)
    }
  }
}

/** Innermost first: words beside blocks, or alone in a container, become paragraphs. */
function splitContainers(body: HTMLElement): void {
  const containers = [...body.querySelectorAll(CONTAINERS)].reverse()
  for (const container of containers) {
    if (container.localName === 'pre') keepLines(container)
    wrapRuns(container)
    container.replaceWith(...container.childNodes)
  }
  for (const holder of [body, ...body.querySelectorAll('blockquote, li, td, th')]) {
    if ([...holder.children].some((child) => child.matches(BLOCKS))) wrapRuns(holder)
  }
}

function keepLines(container: Element): void {
  const texts = document.createNodeIterator(container, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const lines = text.nodeValue?.replace(/\n$/, '').split('\n') ?? []
    const nodes = lines.flatMap((line, index) => (index === 0 ? [line] : [document.createElement('br'), line]))
    if (text instanceof Text && lines.length > 1) text.replaceWith(...nodes)
  }
}

function wrapRuns(container: Element): void {
  let paragraph: HTMLElement | null = null
  for (const child of [...container.childNodes]) {
    if (child instanceof Element && child.matches(BLOCKS)) {
      paragraph = null
      continue
    }
    if (!paragraph) {
      paragraph = document.createElement('p')
      if (isRightToLeft(container)) paragraph.dir = 'rtl'
      child.before(paragraph)
    }
    paragraph.append(child)
  }
}

const isRightToLeft = (element: Element) => element.getAttribute('dir')?.toLowerCase() === 'rtl'

/** Only a block's right-to-left direction stays; Word and Google Docs write a direction on every word. */
function cleanAttributes(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[dir], [lang], [colspan], [rowspan], [start], [href]')) {
    const isKept = isRightToLeft(element) && element.matches(`${BLOCKS}, td, th`)
    if (isKept) element.setAttribute('dir', 'rtl')
    else element.removeAttribute('dir')
    element.removeAttribute('lang')
    for (const name of ['colspan', 'rowspan', 'start']) {
      if (element.getAttribute(name) === '1') element.removeAttribute(name)
    }
    const href = element.getAttribute('href')
    // An anchor in the page it was copied from.
    if (href?.startsWith('#')) element.removeAttribute('href')
    else if (href) element.setAttribute('href', withoutWrapper(href))
  }
  for (const cell of body.querySelectorAll('thead td')) rename(cell, 'th')
  for (const span of body.querySelectorAll('span, font')) span.replaceWith(...span.childNodes)
}

/** The address to which a link of Google Docs leads by way of a page of Google's. */
function withoutWrapper(href: string): string {
  if (!/^https?:\/\/(www\.)?google\.com\/url\?/i.test(href) || !URL.canParse(href)) return href
  return new URL(href).searchParams.get('q') ?? href
}

/** Keeps white space as a browser shows it; a no-break space stays only between two words. */
function cleanText(body: HTMLElement): void {
  const texts = document.createNodeIterator(body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    text.nodeValue = text.nodeValue?.replace(/[ \t\r\n\f]+/g, ' ').replace(/[ \u00a0]{2,}/g, ' ') ?? ''
  }
}

function removeEmpty(body: HTMLElement): void {
  for (const element of [
    ...body.querySelectorAll('a, strong, em, u, s, sub, sup, code, mark, p, h2, h3, h4, li, ul, ol'),
  ].reverse()) {
    const holdsWords = element.textContent?.trim() || element.querySelector('hr, table')
    if (holdsWords) trimBreaks(element)
    else if (element.matches('p, h2, h3, h4, li, ul, ol')) element.remove()
    else element.replaceWith(...element.childNodes)
  }
}

function trimBreaks(element: Element): void {
  if (!element.matches('p, h2, h3, h4, li')) return
  for (const end of ['firstChild', 'lastChild'] as const) {
    for (let child = element[end]; child && isBlank(child); child = element[end]) child.remove()
  }
}

const isBlank = (node: ChildNode) =>
  node instanceof Element ? node.localName === 'br' : node.textContent?.trim() === ''

/** Items and cells hold their words without a paragraph, as the site's own texts do. */
function unwrapLoneParagraphs(body: HTMLElement): void {
  for (const holder of body.querySelectorAll('li, td, th')) {
    const [first, ...others] = holder.children
    const isLone = others.every((other) => other.matches('ul, ol'))
    if (first?.localName === 'p' && !first.hasAttribute('dir') && isLone) first.replaceWith(...first.childNodes)
  }
}
