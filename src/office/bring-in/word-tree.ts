import { DEEPEST } from '@/texts/markup-depth'
import { UnreadableFile } from './unreadable-file'

/** An element of Word's XML: its name, its attributes as they are written, what is in it, and all of it as it is written. */
export type XmlNode = { name: string; attributes: string; children: (XmlNode | string)[]; raw: string }

// No sign of a tag stands in an attribute, so that each tag is found without looking back.
const TOKENS =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<[?!][^>]*>|<(\/?)([^\s/<>!?]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*?)(\/?)>|[^<]+/g

const DAMAGED = 'This Word file is damaged: its text cannot be read. Open it in Word and save it again.'

/**
 * Writes a part of a Word file anew, one block after the other: `write` says what becomes of each element that stands in one of
 * `around`, which stay themselves.
 * @throws UnreadableFile where it is damaged, or nested too deep to be read
 */
export function rewrite(xml: string, around: ReadonlySet<string>, write: (node: XmlNode) => string): string {
  const written: string[] = []
  const open: (XmlNode & { start: number })[] = []
  for (const { 0: token, 1: verbatim, 2: slash, 3: name, 4: attributes = '', 5: end, index } of xml.matchAll(TOKENS)) {
    const inside = open.at(-1)
    if (name === undefined) {
      const text = verbatim === undefined ? token : verbatim.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
      if (verbatim === undefined && token.startsWith('<')) written.push(inside ? '' : token)
      else if (inside) inside.children.push(text)
      else written.push(text.trim() ? write({ name: 'the body', attributes: '', children: [text], raw: text }) : text)
    } else if (slash) {
      const closed = open.pop()
      if (!closed) {
        written.push(token)
        continue
      }
      if (closed.name !== name) throw new UnreadableFile(DAMAGED)
      const node = { ...closed, raw: xml.slice(closed.start, index + token.length) }
      if (open.length > 0) open.at(-1)?.children.push(node)
      else written.push(write(node))
    } else if (end) {
      const node = { name, attributes, children: [], raw: token }
      if (inside) inside.children.push(node)
      else written.push(write(node))
    } else if (!inside && around.has(name)) written.push(token)
    else if (open.push({ name, attributes, children: [], raw: '', start: index }) > DEEPEST)
      throw new UnreadableFile(
        `In this Word file elements stand in one another more than ${DEEPEST} deep, which cannot be read.`,
      )
  }
  if (open.length > 0) throw new UnreadableFile(DAMAGED)
  return written.join('')
}

export const isNode = (child: XmlNode | string): child is XmlNode => typeof child !== 'string'

/** The first element of a name directly in another. */
export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node?.children.filter(isNode).find((child) => child.name === name)

/** An attribute, as it is written. */
export const valueIn = ({ attributes }: XmlNode, name: string): string | undefined =>
  new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(attributes)
    ?.slice(1)
    .find((value) => value !== undefined)

/** All elements of a name in another, however deep. */
export const within = (node: XmlNode, name: string): XmlNode[] =>
  node.children.filter(isNode).flatMap((child) => [...(child.name === name ? [child] : []), ...within(child, name)])

/** The words in an element as one line, as they are written; what was deleted, and the codes of fields, are none. */
export function wordsIn(node: XmlNode): string {
  return textIn(node).replace(/\s+/g, ' ').trim()
}

const LINE_ENDS = ['w:tab', 'w:br', 'w:cr', 'w:p']

function textIn({ name, children }: XmlNode): string {
  if (/:t$/.test(name)) return children.filter((child) => !isNode(child)).join('')
  const words = children.filter(isNode).map(textIn).join('')
  return LINE_ENDS.includes(name) ? `${words} ` : words
}
