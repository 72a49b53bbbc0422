import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

const LETTER = /\p{L}/u
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

// An unchanged block stays the same object, so it is read only once.
const firstLetters = new WeakMap<Node, string>()

function firstLetter(node: Node): string {
  const known = firstLetters.get(node)
  if (known !== undefined) return known
  let letter = ''
  node.descendants(({ text = '', marks }) => {
    // As in the browser, words with a direction of their own do not count.
    const isItsOwn = marks.some((mark) => mark.attrs.dir)
    if (letter === '' && !isItsOwn) letter = LETTER.exec(text)?.[0] ?? ''
    return letter === ''
  })
  firstLetters.set(node, letter)
  return letter
}

const beginsRightToLeft = (node: Node) => RIGHT_TO_LEFT.test(firstLetter(node))

/** Blocks (with positions) to get dir="auto": Hebrew or Arabic ones, and cells whose direction is not their table's. */
export function blocksOfOwnDirection(text: Node): Map<Node, number> {
  const found = new Map<Node, number>()
  text.forEach((block, at) => {
    const isRightToLeft = beginsRightToLeft(block)
    if (isRightToLeft && !block.attrs.dir) found.set(block, at)
    if (block.type.name !== 'table') return
    block.descendants((cell, inTable) => {
      if (!/^table(Cell|Header)$/.test(cell.type.name)) return true
      const differs = firstLetter(cell) !== '' && beginsRightToLeft(cell) !== isRightToLeft
      if (differs && !cell.attrs.dir) found.set(cell, at + 1 + inTable)
      return false
    })
  })
  return found
}

/** Shows Hebrew text from right to left while it is edited. */
export function directionPlugin(): Plugin<DecorationSet> {
  const decorate = (text: Node) =>
    DecorationSet.create(
      text,
      [...blocksOfOwnDirection(text)].map(([block, at]) => Decoration.node(at, at + block.nodeSize, { dir: 'auto' })),
    )
  const plugin: Plugin<DecorationSet> = new Plugin({
    state: {
      init: (_, state) => decorate(state.doc),
      apply: (transaction, decorations) => (transaction.docChanged ? decorate(transaction.doc) : decorations),
    },
    props: { decorations: (state) => plugin.getState(state) },
  })
  return plugin
}
