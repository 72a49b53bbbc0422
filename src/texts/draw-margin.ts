import { capitalised } from '@/lib/capitalised'
import { withFullStop } from '@/lib/with-full-stop'
import { CITING_KINDS, nounsOfSources } from '@/names/citing-kinds'
import { readProvision } from '@/names/provision-names'
import type { Margin, MarginNote } from './html-text'
import { placePrintedNote } from './printed-notes'
import { textOf, textRuns } from './text-runs'

/** What cites one paragraph, by kind. */
type Notes = { path: string; kinds: MarginNote[] }

/** Up to so many provisions are named in the line of counts. */
const MOST_NAMED = 2
/** Characters in a line of the text, and of a list in the margin: few and many, so that no list is longer than it seems. */
const TEXT_LINE = 66
const LIST_LINE = 26

/**
 * Sets beside each paragraph of a section what cites it, in place: a line of counts that opens, and a note for
 * print (TRUE-5). What cites the section as a whole, or a paragraph that it has not, stands at its beginning.
 */
export function drawMargin(body: DocumentFragment, { notes, more }: Margin): void {
  const begins = body.querySelector('[data-paragraph]')
  const isFirst = begins?.matches(':first-child') && begins.parentElement === body.firstElementChild
  const first = (isFirst && begins?.getAttribute('data-paragraph')) || ''
  for (const { path, kinds } of byParagraph(body, notes, first)) {
    const paragraph = path ? body.querySelector(`[data-paragraph="${path}"]`) : null
    const place = placeOf(body, paragraph)
    const note = noteOf(path, kinds, more)
    if (linesOf(kinds) <= textOf(place.own).length / TEXT_LINE) note.setAttribute('data-long', '')
    place.insert(note)
    const unplaced = placePrintedNote(place.own, kinds.map(inWords).join(' '))
    if (unplaced) place.insert(unplaced)
  }
}

/** The notes by paragraph, in the order of the text. */
function byParagraph(body: DocumentFragment, notes: readonly MarginNote[], first: string): Notes[] {
  const paths = [...body.querySelectorAll('[data-paragraph]')].map((each) => each.getAttribute('data-paragraph') ?? '')
  const order = first ? paths : ['', ...paths]
  const placed = Map.groupBy(notes, ([path]) => (order.includes(path) ? path : first))
  return order.flatMap((path) => {
    const here = placed.get(path)
    if (!here) return []
    const kinds = CITING_KINDS.flatMap((kind) => {
      const same = here.filter((note) => note[1] === kind)
      const count = same.reduce((sum, note) => sum + note[2], 0)
      return count > 0 ? [[path, kind, count, same.flatMap((note) => note[3])] satisfies MarginNote] : []
    })
    return [{ path, kinds }]
  })
}

/** The words that a paragraph has itself, and where its note goes: below them, before lists within it. */
function placeOf(body: DocumentFragment, paragraph: Element | null) {
  if (!paragraph) {
    const opening = body.firstElementChild
    const isText = opening?.matches('p')
    return {
      own: isText ? textRuns(opening).flat() : [],
      insert: (note: Element) => (isText ? opening.after(note) : body.prepend(note)),
    }
  }
  const list = paragraph.querySelector(':scope > :is(ul, ol)')
  const own = textRuns(paragraph)
    .flat()
    .filter((text) => !list?.contains(text))
  if (!paragraph.matches('li')) return { own, insert: (note: Element) => paragraph.after(note) }
  return { own, insert: (note: Element) => paragraph.insertBefore(note, list) }
}

function noteOf(path: string, kinds: MarginNote[], more: string): Element {
  const summary = element('summary')
  const spoken = element('span', `${path || 'This section'} is cited by `)
  spoken.className = 'sr-only'
  summary.append(spoken)
  for (const [index, [, kind, count, texts]] of kinds.entries()) {
    if (index > 0) summary.append(', ')
    const isNamed = kind === 'law' && count <= MOST_NAMED && texts.every(([, , mark]) => mark)
    if (!isNamed) summary.append(`${count} ${nounOf(kind, count)}`)
    else
      for (const [place, [, , mark]] of texts.entries()) summary.append(place > 0 ? ', ' : '', ...provision(mark ?? ''))
  }
  const list = element('dl')
  for (const [, kind, count, texts] of kinds) {
    list.append(element('dt', capitalised(nounOf(kind, count))))
    for (const [name, address, mark] of texts) {
      const entry = element('dd')
      entry.setAttribute('dir', 'auto')
      const link = element('a')
      link.setAttribute('href', address)
      entry.append(link)
      if (kind === 'law' && mark) {
        link.append(...provision(mark))
        entry.append(` ${name}`)
      } else {
        link.append(name)
        if (mark) entry.append(`, ${mark}`)
      }
      list.append(entry)
    }
    if (count > texts.length) {
      const entry = element('dd')
      const link = element('a', `and ${count - texts.length} more`)
      link.setAttribute('href', more)
      entry.append(link)
      list.append(entry)
    }
  }
  const note = element('details')
  note.setAttribute('data-note', '')
  note.className = 'margin-note'
  note.append(summary, list)
  return note
}

/** How many lines its list takes at most. */
const linesOf = (kinds: MarginNote[]): number =>
  kinds
    .map(([, , count, texts]) => {
      const names = texts.map(([name, , mark]) => Math.ceil((name.length + (mark ?? '').length) / LIST_LINE))
      return names.reduce((sum, lines) => sum + lines, count > texts.length ? 1 : 0)
    })
    .reduce((sum, lines) => sum + lines, 0)

/** "Cited by rulings: G.F.I. Securities, 2024; Applause, 2020; and 3 more.", then "Questions: …" */
function inWords([, kind, count, texts]: MarginNote, place: number): string {
  const names = texts.map(([name, , mark]) => (kind === 'law' ? [mark, name] : [name, mark]).filter(Boolean))
  const listed = names.map((parts) => parts.join(kind === 'law' ? ' ' : ', ')).join('; ')
  const rest = count > texts.length ? `; and ${count - texts.length} more` : ''
  const noun = nounOf(kind, count)
  return withFullStop(`${place === 0 ? `Cited by ${noun}` : capitalised(noun)}: ${listed}${rest}`)
}

/** "regulation 12A" as "Reg. 12A", read out as it is. */
function provision(label: string): Node[] {
  const { kind, number, instrument, ...read } = readProvision(label)
  const sign = element('span', read.sign)
  sign.setAttribute('aria-hidden', 'true')
  const spoken = element('span', kind)
  spoken.className = 'sr-only'
  const nodes = [sign, spoken, document.createTextNode(`\u00a0${number}`)]
  if (!instrument) return nodes
  const of = element('span', ` of the ${instrument}`)
  of.className = 'sr-only'
  return [...nodes, of]
}

const nounOf = (kind: string, count: number): string => {
  const found = CITING_KINDS.find((each) => each === kind)
  return found ? nounsOfSources(found)[count === 1 ? 0 : 1] : kind
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = ''): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (text) made.append(text)
  return made
}
