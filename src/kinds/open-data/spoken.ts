import type { DefaultTreeAdapterMap } from 'parse5'
import { SITE_URL } from '@/lib/site'
import { type Child, type Element, element, redrawn, text, wordsOf } from './plain-elements'

type Parsed = DefaultTreeAdapterMap['childNode']

const CONTROLS = ['button', 'dialog', 'form', 'input', 'nav', 'search', 'select', 'svg', 'textarea']
/** What leaves on paper, and what stands only where scripts run: there is nothing to press. */
const ON_SCREEN = ['print:hidden', 'needs-scripts', 'section-actions']

/**
 * What a page says, without its controls, signs that are there for the eye, and the notes in its margins, in elements that Markdown
 * has a form for.
 * @param nodes of a page's HTML
 * @param path the page's address
 * @param take whether an element's place is elsewhere
 */
export function spoken(nodes: readonly Parsed[], path: string, take: (each: Element) => boolean): Child[] {
  return readNodes(nodes, { path, take, isText: false })
}

type Reading = {
  path: string
  take: (each: Element) => boolean
  /** Within a stored text, whose spaces are its own. */
  isText: boolean
}

function readNodes(nodes: readonly Parsed[], reading: Reading): Child[] {
  const read = nodes.flatMap((node) => readNode(node, reading))
  return reading.isText ? read : spaced(read)
}

function readNode(node: Parsed, reading: Reading): Child[] {
  if ('value' in node) return [text(node.value)]
  if (!('attrs' in node) || CONTROLS.includes(node.tagName)) return []
  const given = new Map(node.attrs.map(({ name, value }) => [name, value]))
  const className = given.get('class')?.split(' ') ?? []
  if (given.has('data-note') || given.get('aria-hidden') === 'true') return []
  if (className.some((name) => ON_SCREEN.includes(name))) return []
  const isText = reading.isText || given.has('data-text')
  const children = readNodes(node.childNodes, { ...reading, isText })
  const href = given.get('href')
  const properties = {
    className,
    type: given.get('type'),
    start: given.get('start'),
    scope: given.get('scope'),
    colSpan: given.get('colspan'),
    rowSpan: given.get('rowspan'),
    href: href && absolute(href, reading.path),
  }
  const whole = element(node.tagName, children, properties)
  return reading.take(whole) ? [] : [redrawn(whole)]
}

/** An address that leads to the same place from wherever the file is read; while the site has none of its own, from the root. */
function absolute(href: string, path: string): string {
  // A parenthesis may end an address for who reads Markdown.
  const plain = href.replaceAll('(', '%28').replaceAll(')', '%29')
  if (plain.startsWith('#')) return SITE_URL + path + plain
  return /^\/(?!\/)/.test(plain) ? SITE_URL + plain : plain
}

/** Elements in a line that a page sets apart by its styles, with a comma between them. */
const spaced = (nodes: readonly Child[]): Child[] =>
  nodes.flatMap((node, index) => {
    const before = nodes[index - 1]
    if (!before || (node.type === 'text' && before.type === 'text') || !isInLine(node) || !isInLine(before))
      return [node]
    const [end = ''] = /.$/u.exec(wordsOf(before)) ?? []
    if (!/[\p{L}\p{N}%).]/u.test(end) || !/^[\p{L}\p{N}(]/u.test(wordsOf(node))) return [node]
    return [text(end === '.' ? ' ' : ', '), node]
  })

const IN_LINE = ['a', 'b', 'bdi', 'data', 'em', 'i', 'output', 'small', 'span', 'strong', 'time']

const isInLine = (node: Child): boolean =>
  node.type === 'text' || (node.type === 'element' && IN_LINE.includes(node.tagName))
