import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { takenOut, takenOutWords } from './taken-out'

type Marks = { saved: Saved; shown: DecorationSet }

/**
 * Marks as `data-changed` each paragraph, heading and table that the text did not have when it was opened, and says in a line
 * of its own, `data-taken-out`, where some that it had are gone (STAFF-3).
 */
export const ChangedBlocks = Extension.create({
  name: 'changedBlocks',
  addProseMirrorPlugins: () => {
    const plugin: Plugin<Marks> = new Plugin({
      state: {
        init: (_, { doc }) => ({ saved: save(blocksOf(doc)), shown: DecorationSet.empty }),
        apply: ({ docChanged, doc }, { saved, shown }) => ({ saved, shown: docChanged ? show(doc, saved) : shown }),
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

type Saved = {
  count: number
  /** The places in the saved text where such a block stood. */
  placesOf: (node: Node) => readonly number[]
}

/** An unchanged block stays the same object; others are compared by their words first, and each only once. */
function save(saved: readonly Block[]): Saved {
  const found = new WeakMap(saved.map(({ node }, place) => [node, [place]]))
  let byWords: Map<string, number[]> | undefined
  return {
    // All that is typed into an empty text is new.
    count: saved.every(({ node }) => node.content.size === 0) ? 0 : saved.length,
    placesOf: (node) => {
      const known = found.get(node)
      if (known) return known
      byWords ??= Map.groupBy(saved.keys(), (place) => saved[place]?.node.textContent ?? '')
      const places = (byWords.get(node.textContent) ?? []).filter((place) => saved[place]?.node.eq(node))
      found.set(node, places)
      return places
    },
  }
}

function show(doc: Node, saved: Saved): DecorationSet {
  const blocks = blocksOf(doc)
  if (saved.count === 0) return DecorationSet.empty
  const placesOf = blocks.map(({ node }) => saved.placesOf(node))
  const changed = blocks
    .filter((_, index) => placesOf[index]?.length === 0)
    .map(({ node, at }) => Decoration.node(at, at + node.nodeSize, { 'data-changed': '' }))
  const gone = takenOut(saved.count, placesOf).map(({ after, count }) => {
    const last = blocks[after]
    const words = takenOutWords(count)
    return Decoration.widget(last ? last.at + last.node.nodeSize : 0, () => lineOf(words), { side: -1, key: words })
  })
  return DecorationSet.create(doc, [...changed, ...gone])
}

/** Words that are no part of the text: the editor lets nobody write in them, and does not store them. */
function lineOf(words: string): HTMLElement {
  const line = document.createElement('div')
  line.dataset.takenOut = ''
  line.textContent = words
  return line
}
