import type { toMdast } from 'hast-util-to-mdast'
import { OPENS_ELSEWHERE } from '@/ui/content/external-link'
import { hasLetters, markOf } from './list-marks'

type Tree = Parameters<typeof toMdast>[0]
/** An element of a page on its way to Markdown. */
export type Element = Extract<Tree, { type: 'element' }>
export type Child = Element['children'][number]

export const text = (value: string): Child => ({ type: 'text', value })

export const element = (tagName: string, children: Child[], properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

export const classesOf = ({ properties: { className } }: Element): (string | number)[] =>
  Array.isArray(className) ? className : []

/** The words of a node. */
export function wordsOf(node: Child): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(wordsOf).join('') : ''
}

/** Stand for the tags of an insertion until the Markdown is there, which has HTML's own for what a text tells of later changes (TRUE-2). */
export const INSERTED = { start: '\uE000', end: '\uE001' }

/** An element with the marks that a page draws by its styles, in a form that Markdown has. */
export function redrawn(each: Element): Element {
  const { tagName, children, properties } = each
  const classes = classesOf(each)
  // Beside a whole part of a page, a paragraph says only that something needs scripts.
  if (tagName === 'noscript')
    return element(
      'div',
      children.filter((child) => !isElement(child, 'p')),
    )
  // The page's name stands above it.
  if (tagName === 'h1') return element('h2', children)
  if (tagName === 'summary') return element('div', children)
  if (classes.includes('paragraph-mark')) return element('span', children)
  if (tagName === 'a') return { ...each, children: children.filter((child) => wordsOf(child) !== OPENS_ELSEWHERE) }
  if (tagName === 'ol') return withLetters(each)
  if (tagName === 'dl') return element('ul', factsOf(children))
  if (tagName === 'ins') return element('span', [text(INSERTED.start), ...children, text(INSERTED.end)])
  // Only the first row of a table can be its head, and a cell is one line.
  if (tagName === 'td' || tagName === 'th')
    return { ...each, tagName: properties.scope === 'row' ? 'td' : tagName, children: inOneLine(children) }
  if (tagName === 'table') return withCaption(each)
  if (classes.includes('as-of')) return element('p', children.flatMap(asSentences))
  return each
}

const isElement = (node: Child, tagName: string): node is Element => node.type === 'element' && node.tagName === tagName

const isGap = (node: Child): boolean => node.type === 'text' && /^[\s,]*$/.test(node.value)

function asSentences(node: Child): Child[] {
  if (isElement(node, 'span')) return [text('. '), node]
  return isGap(node) ? [] : [node]
}

const BLOCKS = ['blockquote', 'div', 'h2', 'h3', 'h4', 'li', 'ol', 'p', 'ul']

/** Blocks as parts of a line. */
const inOneLine = (nodes: readonly Child[]): Child[] =>
  nodes.flatMap((node, index) => {
    if (node.type !== 'element' || !BLOCKS.includes(node.tagName)) return [node]
    const sign = node.tagName === 'li' ? '; ' : ' '
    return [...(index > 0 ? [text(sign)] : []), ...inOneLine(node.children)]
  })

function withCaption(table: Element): Element {
  const [caption] = table.children.filter((child) => isElement(child, 'caption'))
  if (!caption) return table
  const rows = table.children.filter((child) => child !== caption)
  return element('div', [element('p', caption.children), { ...table, children: rows }])
}

/** The names and values of a list of facts, each pair as an item. */
function factsOf(children: readonly Child[]): Element[] {
  const items: Element[] = []
  for (const child of children.flatMap((each) => (isElement(each, 'div') ? each.children : [each]))) {
    if (isElement(child, 'dt')) items.push(element('li', [element('strong', child.children)]))
    const item = items.at(-1)
    if (item && child.type === 'element' && child.tagName === 'dd')
      item.children.push(text(item.children.length > 1 ? '; ' : ': '), ...child.children)
  }
  return items
}

/** A list with letters, or with the marks of a law's paragraphs, as one without numbers: each item begins with its own. */
function withLetters(list: Element): Element {
  const { start } = list.properties
  const type = list.properties.type ? String(list.properties.type) : undefined
  const isMarked = list.children.some((item) => isElement(item, 'li') && classesOf(item).includes('paragraph'))
  if (!isMarked && !hasLetters(type)) return list
  let count = Number(start ?? 1) - 1
  const items = list.children.map((item) => {
    if (!isElement(item, 'li')) return item
    count += 1
    if (classesOf(item).includes('paragraph')) return item
    return { ...item, children: begun(item.children, `${markOf(type, count)} `) }
  })
  return element('ul', items)
}

/** What an item holds, with its mark at the beginning of its words. */
function begun(children: readonly Child[], mark: string): Child[] {
  const [first, ...others] = children
  if (first?.type !== 'element' || first.tagName !== 'p') return [text(mark), ...children]
  return [element('p', [text(mark), ...first.children]), ...others]
}
