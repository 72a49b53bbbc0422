import { CONTENT_KINDS, KINDS } from '@/names/kinds'
import { readReferences, type TextReference } from '@/texts/link-references'

/** The id of a text's part of a pack; `paragraph` is one of its own ids, "s30(a)(5)". */
export const partId = (item: string, paragraph = ''): string => [item, paragraph].filter(Boolean).join('/')

/** References with those to other texts of the pack leading to their parts of it (READ-9); the others stay as they are. */
export const linkParts = (references: unknown, items: readonly string[]): TextReference[] =>
  readReferences(references).map((reference) =>
    reference.map(([words, address]): TextReference[number] => {
      const part = address && partAt(address, items)
      return part ? [words, part] : address ? [words, address] : [words]
    }),
  )

function partAt(address: string, items: readonly string[]): string | null {
  const [path = '', hash = ''] = address.slice(1).split('#')
  // Texts without pages of their own are places of their list.
  const isList = CONTENT_KINDS.some((kind) => KINDS[kind].path === `/${path}`)
  if (isList) return items.includes(`${path}/${hash}`) ? `#${partId(`${path}/${hash}`)}` : null
  return items.includes(path) ? `#${partId(path, hash)}` : null
}
