import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** The level of a text's first heading: its page has one above it. */
const TOP = 2

/** Says of each heading on which level it stands in its form, as on readers' pages; a section's are stored from h4 (ACC-1). */
export const HeadingLevels = Extension.create({
  name: 'headingLevels',
  addProseMirrorPlugins: () => {
    const plugin: Plugin<DecorationSet> = new Plugin({
      state: {
        init: (_, { doc }) => levelsOf(doc),
        apply: ({ docChanged, doc }, shown) => (docChanged ? levelsOf(doc) : shown),
      },
      props: { decorations: (state) => plugin.getState(state) },
    })
    return [plugin]
  },
})

function levelsOf(doc: Node): DecorationSet {
  const headings: { at: number; size: number; stored: number }[] = []
  doc.descendants((node, at) => {
    if (node.type.name === 'heading') headings.push({ at, size: node.nodeSize, stored: node.attrs.level })
    return !node.isTextblock
  })
  const highest = Math.min(...headings.map(({ stored }) => stored))
  let above = TOP - 1
  return DecorationSet.create(
    doc,
    headings.map(({ at, size, stored }) => {
      above = Math.min(stored - highest + TOP, above + 1)
      return Decoration.node(at, at + size, { 'aria-level': String(above) })
    }),
  )
}
