import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

type Marks = { isSaved: (block: Node) => boolean; shown: DecorationSet }

/** Marks as `data-changed` each paragraph, heading and table that the text did not have when it was opened (STAFF-3). */
export const ChangedBlocks = Extension.create({
  name: 'changedBlocks',
  addProseMirrorPlugins: () => {
    const plugin: Plugin<Marks> = new Plugin({
      state: {
        init: (_, { doc }) => ({ isSaved: isAmong(blocksOf(doc)), shown: DecorationSet.empty }),
        apply: ({ docChanged, doc }, { isSaved, shown }) => ({
          isSaved,
          shown: docChanged ? show(doc, isSaved) : shown,
        }),
      },
      props: { decorations: (state) => plugin.getState(state)?.shown },
    })
    return [plugin]
  },
})

type Block = { node: Node; at: number }

/** What counts as one: a list is taken apart into what its items hold. */
function blocksOf(parent: Node, start = 0): Block[] {
  const blocks: Block[] = []
  parent.forEach((node, offset) => {
    const at = start + offset
    if (/^(bulletList|orderedList|listItem)$/.test(node.type.name)) blocks.push(...blocksOf(node, at + 1))
    else blocks.push({ node, at })
  })
  return blocks
}

/** An unchanged block stays the same object; others are compared by their words first, and each only once. */
function isAmong(saved: readonly Block[]): (node: Node) => boolean {
  const found = new WeakMap(saved.map(({ node }) => [node, true]))
  let byWords: Map<string, Block[]> | undefined
  // All that is typed into an empty text is new.
  const isEmpty = saved.every(({ node }) => node.content.size === 0)
  return (node) => {
    const known = found.get(node)
    if (known !== undefined || isEmpty) return known ?? true
    byWords ??= Map.groupBy(saved, (block) => block.node.textContent)
    const isKnown = byWords.get(node.textContent)?.some((block) => block.node.eq(node)) ?? false
    found.set(node, isKnown)
    return isKnown
  }
}

function show(doc: Node, isSaved: (block: Node) => boolean): DecorationSet {
  const changed = blocksOf(doc).filter(({ node }) => !isSaved(node))
  return DecorationSet.create(
    doc,
    changed.map(({ node, at }) => Decoration.node(at, at + node.nodeSize, { 'data-changed': '' })),
  )
}
