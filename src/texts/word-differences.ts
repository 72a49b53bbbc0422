import { diffArrays } from 'diff'

/** How long two texts are compared, in milliseconds; after that one counts as replaced by the other. */
const PATIENCE = 2000

/** What stands between the words of two blocks, so that no difference reaches over their border. */
const BORDER = '\n'
const BLOCKS = 'p, h2, h3, h4, li, tr, th, td, caption, blockquote, hr, br'

type Shown = DocumentFragment | Element
type Word = { text: string; node: Text | null; start: number }

/** Takes out what a text itself marks as added or gone later (TRUE-2), which is no difference of two texts; its words stay. */
export function unmark(text: DocumentFragment): void {
  for (const mark of text.querySelectorAll('ins, del')) mark.replaceWith(...mark.childNodes)
  text.normalize()
}

/**
 * Marks in a text what differs from the text before, word by word: added words in <ins>, removed ones in <del>, where
 * they stood (STAFF-4). Both are sanitised; `after` is changed in place.
 * @param isBeside whether the two are shown side by side: then the removed words are marked in `before`, in place
 * @returns whether any word differs; the form of the same words may
 */
export function markDifferences(before: Shown, after: Shown, isBeside = false): boolean {
  const former = wordsOf(before)
  const words = wordsOf(after)
  const parts = diffArrays(
    former.map(({ text }) => text),
    words.map(({ text }) => text),
    { timeout: PATIENCE },
  ) ?? [
    { removed: true, added: false, value: former.map(({ text }) => text) },
    { removed: false, added: true, value: words.map(({ text }) => text) },
  ]
  const marks: Mark[] = []
  let at = 0
  let formerAt = 0
  const gone: Word[][] = []
  for (const { added, removed, value } of parts) {
    if (removed) {
      marks.push({ kind: 'del', at, text: value.map(spaced).join('') })
      gone.push(former.slice(formerAt, formerAt + value.length))
    } else if (added) marks.push({ kind: 'ins', at, count: value.length })
    if (!removed) at += value.length
    if (!added) formerAt += value.length
  }
  const isDifferent = marks.some((mark) => mark.kind === 'ins' || mark.text.trim() !== '')
  // From the end, so that the places before stay as they were counted.
  for (const mark of marks.reverse()) {
    if (mark.kind === 'ins') wrapWords(words.slice(mark.at, mark.at + mark.count), 'ins')
    else if (!isBeside) insertRemoved(mark.text, words, mark.at, after)
  }
  if (isBeside) for (const ofPlace of gone.reverse()) wrapWords(ofPlace, 'del')
  return isDifferent
}

type Mark = { kind: 'ins'; at: number; count: number } | { kind: 'del'; at: number; text: string }

const spaced = (word: string) => (word === BORDER ? ' ' : word)

/** The words of a text and the white space between them, in order, with a border after each block. */
function wordsOf(fragment: Shown): Word[] {
  const words: Word[] = []
  const visit = (node: Node) => {
    if (node instanceof Text) {
      for (const { 0: text, index } of node.data.matchAll(/\s+|[\p{L}\p{N}\p{M}'’]+|[^\s\p{L}\p{N}\p{M}]/gu)) {
        words.push({ text, node, start: index })
      }
      return
    }
    for (const child of node.childNodes) visit(child)
    if (node instanceof Element && node.matches(BLOCKS)) words.push({ text: BORDER, node: null, start: 0 })
  }
  visit(fragment)
  return words
}

/** Wraps words in an element, those of one text node together. */
function wrapWords(words: readonly Word[], tag: 'ins' | 'del'): void {
  const byNode = Map.groupBy(words, ({ node }) => node)
  for (const [node, ofNode] of byNode) {
    const [first] = ofNode
    const last = ofNode.at(-1)
    if (!node || !first || !last || !node.parentNode) continue
    const range = document.createRange()
    range.setStart(node, first.start)
    range.setEnd(node, last.start + last.text.length)
    range.surroundContents(document.createElement(tag))
  }
}

/** Puts removed words before the word at an index, or after the last one before it. */
function insertRemoved(text: string, words: readonly Word[], at: number, whole: Shown): void {
  if (text.trim() === '') return
  const removed = document.createElement('del')
  removed.textContent = text
  const next = words[at]
  const previous = words[at - 1]
  const range = document.createRange()
  if (next?.node) range.setStart(next.node, next.start)
  else if (previous?.node) range.setStart(previous.node, previous.start + previous.text.length)
  else {
    whole.append(removed)
    return
  }
  range.insertNode(removed)
}
