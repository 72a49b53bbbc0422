import { diffArrays } from 'diff'
import { unmark } from './word-differences'

/** A paragraph, an item or a row of two texts: with one side only, it is not in the other. */
export type ComparedBlock = ComparedPair & {
  /** Its place among those of the two texts, from 0. */
  place: number
}

type ComparedPair = {
  kind: 'same' | 'changed' | 'added' | 'removed' | 'moved'
  before: Element | null
  after: Element | null
}

const BLOCK = 'p, h1, h2, h3, h4, h5, h6, li, tr, blockquote, caption, div'

/** What counts as the same paragraph with other words: the share of words that both have. */
const ALIKE = 0.5
/** And as one that has moved, which stands elsewhere. */
const CLEARLY_ALIKE = 0.8
/** So many pairs of paragraphs are looked at; a text that was replaced altogether is not. */
const MOST_PAIRS = 10_000

type Block = { element: Element; text: string }

/**
 * Two sanitised texts paragraph by paragraph, in the order of the second (TIME-4): what is the same, has other words, is new,
 * gone, or moved. The marks of former changes in them are taken out. Both are emptied.
 */
export function compareBlocks(before: DocumentFragment, after: DocumentFragment): ComparedBlock[] {
  const former = blocksOf(before)
  const present = blocksOf(after)
  const parts = diffArrays(
    former.map(({ text }) => text),
    present.map(({ text }) => text),
  )
  const rows: ComparedPair[] = []
  let [oneAt, otherAt] = [0, 0]
  let gone: Block[] = []
  let come: Block[] = []
  const settle = () => {
    rows.push(...pairUp(gone, come))
    gone = []
    come = []
  }
  for (const { added, removed, value } of parts) {
    if (removed) gone = former.slice(oneAt, oneAt + value.length)
    else if (added) come = present.slice(otherAt, otherAt + value.length)
    else {
      settle()
      for (const index of value.keys())
        rows.push({
          kind: 'same',
          before: former[oneAt + index]?.element ?? null,
          after: present[otherAt + index]?.element ?? null,
        })
    }
    if (!added) oneAt += value.length
    if (!removed) otherAt += value.length
  }
  settle()
  return withMoved(rows).map((row, place) => ({ ...row, place }))
}

/** What stood in one place before and after: in order, those that are alike are one paragraph with other words. */
function pairUp(gone: readonly Block[], come: readonly Block[]): ComparedPair[] {
  const rows: ComparedPair[] = []
  const canPair = gone.length * come.length <= MOST_PAIRS
  let next = 0
  for (const { element, text } of gone) {
    const found = canPair ? come.findIndex((other, index) => index >= next && likeness(text, other.text) >= ALIKE) : -1
    if (found < 0) {
      rows.push({ kind: 'removed', before: element, after: null })
      continue
    }
    for (const other of come.slice(next, found)) rows.push({ kind: 'added', before: null, after: other.element })
    rows.push({ kind: 'changed', before: element, after: come[found]?.element ?? null })
    next = found + 1
  }
  for (const other of come.slice(next)) rows.push({ kind: 'added', before: null, after: other.element })
  return rows
}

/** What is gone in one place and new in another has moved. */
function withMoved(rows: ComparedPair[]): ComparedPair[] {
  const gone = new Set(rows.filter(({ kind }) => kind === 'removed'))
  const come = rows.filter(({ kind }) => kind === 'added')
  if (gone.size * come.length > MOST_PAIRS) return rows
  for (const row of come) {
    const words = textOf(row.after)
    const from = [...gone].find(({ before }) => likeness(textOf(before), words) >= CLEARLY_ALIKE)
    if (!from) continue
    gone.delete(from)
    row.kind = 'moved'
    row.before = from.before
  }
  const moved = new Set(come.map(({ before }) => before))
  return rows.filter(({ kind, before }) => kind !== 'removed' || !moved.has(before))
}

const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** The share of words that two texts have in common, from 0 to 1. */
function likeness(one: string, other: string): number {
  const words = wordsOf(one)
  const left = new Map<string, number>()
  for (const word of words) left.set(word, (left.get(word) ?? 0) + 1)
  const others = wordsOf(other)
  let common = 0
  for (const word of others) {
    const count = left.get(word) ?? 0
    if (count === 0) continue
    left.set(word, count - 1)
    common += 1
  }
  const all = words.length + others.length
  return all === 0 ? 0 : (2 * common) / all
}

/** The paragraphs, items and rows of a text, each as a paragraph that says by `data-block` what it was. */
function blocksOf(text: DocumentFragment): Block[] {
  unmark(text)
  const blocks: Block[] = []
  const add = (name: string, nodes: readonly Node[]) => {
    const element = document.createElement('p')
    element.dataset.block = name
    element.append(...nodes)
    const words = textOf(element)
    if (words) blocks.push({ element, text: `${name} ${words}` })
  }
  const visit = (parent: Node, name: string) => {
    let loose: Node[] = []
    const flush = () => {
      add(name, loose)
      loose = []
    }
    for (const child of [...parent.childNodes]) {
      if (!(child instanceof Element) || !(child.matches(BLOCK) || child.querySelector(BLOCK))) {
        loose.push(child)
        continue
      }
      flush()
      const own = child.matches(BLOCK) ? child.localName : name
      if (child.localName === 'tr') add('tr', cellsOf(child))
      else visit(child, own)
    }
    flush()
  }
  visit(text, 'p')
  return blocks
}

/** The cells of a row in one line. */
const cellsOf = (row: Element): Node[] =>
  [...row.children].flatMap((cell, index) => [
    ...(index > 0 ? [document.createTextNode(' · ')] : []),
    ...cell.childNodes,
  ])
