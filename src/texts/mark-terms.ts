import { KINDS } from '@/names/kinds'
import type { TextReference } from './link-references'
import { placePrintedNote } from './printed-notes'
import { textOf, textRuns, wrapSpan } from './text-runs'

const PLACE = `${KINDS.term.path}#`

/** Words of a name, beside the "v." between its parties. */
const NAME = String.raw`(?:[A-Z][\w.’'&-]*|of|the|and|for)`
const PARTY_AFTER = new RegExp(String.raw`\svs?\.?\s+(?:${NAME}\s+)*$`)
const PARTY_BEFORE = new RegExp(String.raw`^(?:\s+${NAME})*\s+vs?\.?\s`)

/** Whether what the database found in a text is a defined term: it leads to its place in the glossary. */
export const isTerm = ([part]: TextReference): boolean => part?.[1]?.startsWith(PLACE) ?? false

/**
 * Leads from each defined term in a text to the glossary, in place: once, where the text first uses it outside its links, its
 * headings and the names of cases (TERM-2). The longest form counts, so that an exempt dealer is no dealer. What a section's
 * own page is told besides of a term is noted for print at the end of its paragraph.
 */
export function markTerms(body: DocumentFragment, terms: readonly TextReference[]): void {
  const addresses = new Map(terms.flatMap(([part]) => (part?.[1] ? [[part[0], part[1]] as const] : [])))
  const notes = new Map(terms.flatMap(([part, note]) => (part?.[1] && note ? [[part[1], note[0]] as const] : [])))
  if (addresses.size === 0) return
  const words = [...addresses.keys()].sort((one, other) => other.length - one.length)
  const pattern = new RegExp(String.raw`(?<![\w-])(?:${words.map(patternOf).join('|')})(?![\w-])`, 'g')
  const unmarked = new Set(addresses.values())
  const noted = new Map<Element, string>()
  for (const run of textRuns(body)) {
    if (unmarked.size === 0) break
    if (run[0]?.parentElement?.closest('h1, h2, h3, h4, h5, h6')) continue
    // What runs from one element into the next, or stands in a link, is left alone.
    for (const node of run.filter((each) => !each.parentElement?.closest('a'))) {
      const text = textOf([node])
      const found = [...text.matchAll(pattern)].flatMap(({ 0: term, index }) => {
        const address = addresses.get(term.replace(/\s/g, ' ')) ?? ''
        const isOfCase = PARTY_AFTER.test(text.slice(0, index)) || PARTY_BEFORE.test(text.slice(index + term.length))
        return !isOfCase && unmarked.delete(address) ? [{ span: [index, index + term.length] as const, address }] : []
      })
      for (const { span, address } of found.reverse()) {
        const link = linkTo(address)
        wrapSpan([node], [...span], () => link)
        const note = notes.get(address)
        if (note) noted.set(link, note)
      }
    }
  }
  if (noted.size > 0) placeNotes(body, noted)
}

function placeNotes(body: DocumentFragment, noted: ReadonlyMap<Element, string>): void {
  for (const run of textRuns(body)) {
    const notes = run.flatMap(({ parentElement }) => (parentElement && noted.get(parentElement)) ?? [])
    if (notes.length > 0) placePrintedNote(run, notes.join(' '))
  }
}

const patternOf = (words: string): string => words.replace(/[^\w ]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`)

function linkTo(address: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.setAttribute('href', address)
  link.className = 'term'
  return link
}
