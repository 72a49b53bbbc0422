import type { DefaultTreeAdapterMap } from 'parse5'
import { escapeXml } from '@/lib/escape-xml'
import { SITE_URL } from '@/lib/site'
import { markOf } from './list-marks'

type Node = DefaultTreeAdapterMap['childNode']
type Element = DefaultTreeAdapterMap['element']

/** The elements of a line, by those of HTML that they stand for. */
const IN_LINE: Readonly<Record<string, string>> = {
  ...{ a: 'a', b: 'b', strong: 'b', em: 'i', i: 'i', u: 'u', sub: 'sub', sup: 'sup', ins: 'ins', s: 'del' },
  ...{ code: 'span', mark: 'span', span: 'span' },
}
const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6']
const BLOCKS = ['p', 'ul', 'ol', 'blockquote', 'table', 'hr', ...HEADINGS]

/** Gives the parts of a section their eIds: by the marks of a paragraph, "(a)(5)", or counted. */
type Ids = (name: string, path?: string) => string

/**
 * The text of a section in elements of Akoma Ntoso: lists whose items have the numbers by which they are cited, tables, and
 * a container for what stands below a heading.
 * @param section the eId of the section, with which those of its parts begin
 * @returns XML, empty for a text without words
 */
export const writeBlocks = (section: string, nodes: readonly Node[]): string => divide(nodes, idsOf(section))

function idsOf(section: string): Ids {
  const used = new Map<string, number>()
  let counted = 0
  return (name, path = '') => {
    const marks = [...path.matchAll(/\(([^()]+)\)/g)].map(([, mark]) => `${name}_${mark}`)
    if (marks.length === 0) counted += 1
    const wanted = `${section}__${marks.join('__') || `${name}_n${counted}`}`
    const count = (used.get(wanted) ?? 0) + 1
    used.set(wanted, count)
    // of equal ones the later are counted
    return escapeXml(count === 1 ? wanted : `${wanted}-${count}`)
  }
}

/** What stands below each heading, up to the next of its level, in a container of its own. */
function divide(nodes: readonly Node[], ids: Ids): string {
  const start = nodes.findIndex((node) => levelOf(node) > 0)
  const heading = nodes[start]
  if (!heading || !isElement(heading)) return blocksOf(nodes, ids)
  const rest = nodes.slice(start + 1)
  const length = rest.findIndex((node) => levelOf(node) > 0 && levelOf(node) <= levelOf(heading))
  const end = length < 0 ? rest.length : length
  const mark = takeMark(heading)
  const eId = ids('part', attributeOf(heading, 'data-paragraph'))
  const head = `${numOf(mark)}<heading>${inLine(heading.childNodes).trim()}</heading>`
  return [
    blocksOf(nodes.slice(0, start), ids),
    `<blockContainer eId="${eId}">${head}${divide(rest.slice(0, end), ids) || '<p/>'}</blockContainer>`,
    divide(rest.slice(end), ids),
  ]
    .filter(Boolean)
    .join('\n')
}

/** Blocks, and what stands between them as paragraphs. */
function blocksOf(nodes: readonly Node[], ids: Ids): string {
  const parts: string[] = []
  let line: Node[] = []
  const endLine = () => {
    const words = inLine(line).trim()
    if (words) parts.push(`<p>${words}</p>`)
    line = []
  }
  for (const node of nodes) {
    if (isElement(node) && BLOCKS.includes(node.tagName)) {
      endLine()
      parts.push(blockOf(node, ids))
    } else line.push(node)
  }
  endLine()
  return parts.join('\n')
}

/** The same where there must be one. */
const blocksIn = ({ childNodes }: Element, ids: Ids): string => blocksOf(childNodes, ids) || '<p/>'

function blockOf(element: Element, ids: Ids): string {
  const { tagName, childNodes } = element
  if (tagName === 'ul' || tagName === 'ol') return listOf(element, ids)
  if (tagName === 'table') return tableOf(element, ids)
  if (tagName === 'hr') return ''
  if (tagName === 'blockquote')
    return `<blockContainer eId="${ids('quotation')}" class="quotation">${blocksIn(element, ids)}</blockContainer>`
  return `<p${HEADINGS.includes(tagName) ? ' class="heading"' : ''}>${inLine(childNodes).trim()}</p>`
}

function listOf(list: Element, ids: Ids): string {
  const items = list.childNodes.filter(isElement)
  if (items.length === 0) return ''
  const first = Number(attributeOf(list, 'start') ?? 1)
  const written = items.map((item, index) => {
    const counter = list.tagName === 'ol' ? markOf(attributeOf(list, 'type'), first + index) : ''
    const mark = takeMark(item) || counter
    return `<item eId="${ids('item', attributeOf(item, 'data-paragraph'))}">${numOf(mark)}${blocksIn(item, ids)}</item>`
  })
  return `<blockList eId="${ids('list')}">${written.join('\n')}</blockList>`
}

const numOf = (mark: string): string => mark && `<num>${escapeXml(mark)}</num>`

function tableOf(table: Element, ids: Ids): string {
  const rows = within(table, 'tr').map((row) => row.childNodes.filter(isElement).map((cell) => cellOf(cell, ids)))
  const shown = rows.filter((cells) => cells.length > 0).map((cells) => `<tr>${cells.join('')}</tr>`)
  if (shown.length === 0) return ''
  const caption = table.childNodes.filter(isElement).find(({ tagName }) => tagName === 'caption')
  const title = caption ? `<caption>${inLine(caption.childNodes)}</caption>` : ''
  return `<table eId="${ids('table')}">${title}${shown.join('\n')}</table>`
}

function cellOf(cell: Element, ids: Ids): string {
  const spans = ['colspan', 'rowspan'].map((name) => [name, attributeOf(cell, name)] as const)
  const attributes = spans.map(([name, value]) => (value ? ` ${name}="${escapeXml(value)}"` : '')).join('')
  const name = cell.tagName === 'th' ? 'th' : 'td'
  return `<${name}${attributes}>${blocksIn(cell, ids)}</${name}>`
}

const isElement = (node: Node): node is Element => 'tagName' in node

const levelOf = (node: Node): number => (isElement(node) ? HEADINGS.indexOf(node.tagName) + 1 : 0)

const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value

/** Whether an element is a link to a provision of this site. */
const isProvision = (node: Element): boolean =>
  node.tagName === 'a' && [`${SITE_URL}/law/`, '#'].some((start) => attributeOf(node, 'href')?.startsWith(start))

/** Nodes as the content of a line; of elements that are none of a line, what they hold. */
function inLine(nodes: readonly Node[]): string {
  return nodes
    .map((node): string => {
      if ('value' in node) return escapeXml(node.value)
      if (!isElement(node)) return ''
      if (node.tagName === 'br') return '<br/>'
      const name = isProvision(node) ? 'ref' : IN_LINE[node.tagName]
      const content = inLine(node.childNodes)
      if (!name) return content
      const [href, language] = [attributeOf(node, 'href'), attributeOf(node, 'lang')]
      if (node.tagName === 'a' && !href) return content
      const attributes = [href && ` href="${escapeXml(href)}"`, language && ` xml:lang="${escapeXml(language)}"`]
      return `<${name}${attributes.filter(Boolean).join('')}>${content}</${name}>`
    })
    .join('')
}

/** Takes the mark of a paragraph out of its element, "(a)", and returns it; empty where it has none. */
function takeMark(element: Element): string {
  for (const child of element.childNodes.filter(isElement)) {
    if (attributeOf(child, 'class') === 'paragraph-mark') {
      element.childNodes.splice(element.childNodes.indexOf(child), 1)
      return inWords(child)
    }
    if (child.tagName === 'p') return takeMark(child)
  }
  return ''
}

const inWords = (node: Node): string =>
  'value' in node ? node.value : isElement(node) ? node.childNodes.map(inWords).join('') : ''

const within = (element: Element, name: string): Element[] =>
  element.childNodes.filter(isElement).flatMap((child) => (child.tagName === name ? [child] : within(child, name)))
