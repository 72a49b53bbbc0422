import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

const LETTER = /\p{L}/u
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

// A block that stays as it is stays the same object, so each is read once and not at every key.
const firstLetters = new WeakMap<Node, string>()

function firstLetter(node: Node): string {
  const known = firstLetters.get(node)
  if (known !== undefined) return known
  let letter = ''
  node.descendants(({ text = '', marks }) => {
    // As the browser finds a direction: words that have one of their own do not count.
    const isItsOwn = marks.some((mark) => mark.attrs.dir)
    if (letter === '' && !isItsOwn) letter = LETTER.exec(text)?.[0] ?? ''
    return letter === ''
  })
  firstLetters.set(node, letter)
  return letter
}

const beginsRightToLeft = (node: Node) => RIGHT_TO_LEFT.test(firstLetter(node))

/**
 * The blocks whose direction the browser has to find: those of the text that begin in Hebrew (or Arabic), and the cells
 * that begin otherwise than their table. What has a direction of its own keeps it.
 * @returns each with its position
 */
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

/** Shows text that begins in Hebrew from right to left while it is edited, as the stored text will be. */
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
