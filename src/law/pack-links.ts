import { CONTENT_KINDS, KINDS } from '@/names/kinds'
import type { HtmlText } from '@/texts/html-text'
import type { TextReference } from '@/texts/link-references'

/** The id of a text's part of a pack; `paragraph` is one of its own ids, "s30(a)(5)". */
export const partId = (item: string, paragraph = ''): string => [item, paragraph].filter(Boolean).join('/')

/** A text with its references to other texts of the pack leading to their parts of it (READ-9); the others stay as they are. */
export const linkParts = (text: HtmlText, items: readonly string[]): HtmlText =>
  'shown' in text ? text : { ...text, references: text.references.map((reference) => inPack(reference, items)) }

function inPack(reference: TextReference, items: readonly string[]): TextReference {
  const parts = reference.map((part) => {
    const [words, address] = part
    const own = address && partAt(address, items)
    return own ? ([words, own] as const) : part
  })
  // A term that is in the pack itself needs no note.
  const [from, to] = [reference, parts].map(([part]) => part?.[1])
  return from !== to && from?.startsWith(`${KINDS.term.path}#`) ? parts.slice(0, 1) : parts
}

function partAt(address: string, items: readonly string[]): string | null {
  const [path = '', hash = ''] = address.slice(1).split('#')
  // Texts without pages of their own are places of their list.
  const isList = CONTENT_KINDS.some((kind) => KINDS[kind].path === `/${path}`)
  if (isList) return items.includes(`${path}/${hash}`) ? `#${partId(`${path}/${hash}`)}` : null
  return items.includes(path) ? `#${partId(path, hash)}` : null
}
