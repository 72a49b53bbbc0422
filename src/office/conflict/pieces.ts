import type { FieldValue } from '@/lib/faults'
import type { FieldSpec } from '@/office/manager'
import { sanitise, toHtml } from '@/texts/sanitise'

/** A part of a value that is taken as a whole: a paragraph, a table, an item of a list, or a short value. */
export type Piece = {
  text: string
  /** The beginning and the end of the list that an item stands in, and whether it is the first there. */
  list?: { open: string; close: string; isFirst: boolean }
}

/** Cuts a field's value into its pieces. */
export function cut(spec: FieldSpec, value: FieldValue): Piece[] {
  if (Array.isArray(value)) return value.map((text: string) => ({ text }))
  if (spec.kind !== 'html') return [{ text: String(value) }]
  const fragment = sanitise(String(value))
  // Added where a text is shown, and never stored.
  for (const link of fragment.querySelectorAll('a[rel]')) link.removeAttribute('rel')
  return cutNodes(fragment)
}

/** Puts pieces together again, to a value of the kind that `like` is. */
export function join(spec: FieldSpec, pieces: readonly Piece[], like: FieldValue): FieldValue {
  if (Array.isArray(like)) return pieces.map(({ text }) => text)
  if (spec.kind !== 'html') return pieces.map(({ text }) => text).join('\n')
  let html = ''
  let open: Piece['list']
  for (const { text, list } of pieces) {
    const goesOn = list !== undefined && open?.open === list.open && !list.isFirst
    if (!goesOn) html += `${open?.close ?? ''}${list?.open ?? ''}`
    html += text
    open = list
  }
  return html + (open?.close ?? '')
}

/** Whether two pieces say the same in the same form, wherever they stand. */
export const isSame = (one: Piece, other: Piece): boolean =>
  one.text === other.text && one.list?.open === other.list?.open

const BLOCKS = 'p, h2, h3, h4, ul, ol, blockquote, table, hr, li'

function cutNodes(fragment: DocumentFragment): Piece[] {
  const pieces: Piece[] = []
  let loose = document.createDocumentFragment()
  const endLoose = () => {
    const text = toHtml(loose)
    if (text.trim() !== '') pieces.push({ text })
    loose = document.createDocumentFragment()
  }
  for (const node of [...fragment.childNodes]) {
    if (!(node instanceof Element && node.matches(BLOCKS))) {
      loose.append(node)
      continue
    }
    endLoose()
    pieces.push(...cutBlock(node))
  }
  endLoose()
  return pieces
}

function cutBlock(block: Element): Piece[] {
  const parts = [...block.childNodes].filter((node) => node instanceof Element || node.textContent?.trim() !== '')
  const isPlainList =
    block.matches('ul, ol') && parts.length > 0 && parts.every((node) => node instanceof Element && node.matches('li'))
  if (!isPlainList) return [{ text: htmlOf(block) }]
  const shell = block.cloneNode()
  const close = `</${block.localName}>`
  const open = htmlOf(shell).slice(0, -close.length)
  return parts.map((item, index) => ({ text: htmlOf(item), list: { open, close, isFirst: index === 0 } }))
}

function htmlOf(node: Node): string {
  const fragment = document.createDocumentFragment()
  fragment.append(node.cloneNode(true))
  return toHtml(fragment)
}
