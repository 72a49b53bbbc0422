import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/**
 * Shows in the margin which items and headings were recognised as paragraphs with an address when the text was saved (READ-5);
 * the marks move with their text.
 * @param paragraphs as private.section_paragraphs() writes them: "7 (a)(5) (5)"
 */
export function paragraphMarks(paragraphs: readonly string[]): Extension {
  return Extension.create({
    name: 'paragraphMarks',
    addProseMirrorPlugins: () => {
      const plugin: Plugin<DecorationSet> = new Plugin({
        state: {
          init: (_, { doc }) => DecorationSet.create(doc, decorationsOf(doc, paragraphs)),
          apply: (transaction, marks) => marks.map(transaction.mapping, transaction.doc),
        },
        props: { decorations: (state) => plugin.getState(state) },
      })
      return [plugin]
    },
  })
}

function decorationsOf(doc: Node, paragraphs: readonly string[]): Decoration[] {
  const places: [from: number, to: number][] = []
  doc.descendants((node, at) => {
    if (/^(listItem|heading)$/.test(node.type.name)) places.push([at, at + node.nodeSize])
  })
  return paragraphs.flatMap((paragraph) => {
    const [, place = '', path = ''] = /^(\d+) (\S+)/.exec(paragraph) ?? []
    const found = places.at(-place)
    const mark = /\([^)]*\)$/.exec(path)?.[0]
    return found && mark ? [Decoration.node(...found, { 'data-mark': mark, title: path })] : []
  })
}
