import { type AnyExtension, Extension, type Extensions, Mark, Node } from '@tiptap/core'
import { Table } from '@tiptap/extension-table'
import { Selection } from '@tiptap/pm/state'
import StarterKit from '@tiptap/starter-kit'
import { isAllowedAddress } from '@/lib/address'
import { ChangedBlocks } from './changed-blocks'
import { HeadingLevels } from './heading-levels'
import { paragraphMarks } from './paragraph-marks'
import { PickedPlace } from './picked-place'
import { ownExtensions } from './rich-text-schema'

/** What the tools can add: FAQ answers allow less than other texts (ADM-2, ADM-6). */
export type RichTextFeatures = 'faq' | 'text'

export const HEADING_LEVELS = { faq: [3], text: [2, 3, 4] } as const

/** The shortcuts kept from each of these extensions; extensions not listed keep all of theirs. */
const SHORTCUTS = {
  faq: { heading: ['Mod-Alt-3'], underline: [], strike: [], blockquote: [], horizontalRule: [] },
  text: { strike: [], horizontalRule: [] },
} as const

/**
 * The extensions of an editor; their schema is always the same, so that no stored content is lost.
 * @param paragraphs those of a section, for the marks in the margin
 */
export function richTextExtensions(features: RichTextFeatures, paragraphs: readonly string[] = []): Extensions {
  const basics = StarterKit.extend({
    addExtensions() {
      return (this.parent?.() ?? []).map((extension) => tune(extension, SHORTCUTS[features]))
    },
  }).configure({
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      shouldAutoLink: (address) => /^https?:/i.test(address),
      isAllowedUri: isAllowedAddress,
      HTMLAttributes: { target: null, rel: null },
    },
  })
  // No view: the library's is for resizing columns, which is not stored.
  const shown = [PickedPlace, ChangedBlocks, HeadingLevels, paragraphMarks(paragraphs)]
  return [basics, Table.configure({ View: null }), TextEnds, ...shown, ...ownExtensions]
}

/** Moves to the text's ends itself: after the browser's own move, the next letter could land at the old caret. */
const TextEnds = Extension.create({
  name: 'textEnds',
  addKeyboardShortcuts() {
    const leadTo = (end: 'start' | 'end') => () =>
      this.editor.commands.command(({ tr }) => {
        const edge = tr.doc.resolve(end === 'start' ? 0 : tr.doc.content.size)
        const caret = Selection.findFrom(edge, end === 'start' ? 1 : -1, true)
        if (caret) tr.setSelection(caret).scrollIntoView()
        return caret !== null
      })
    const [toStart, toEnd] = [leadTo('start'), leadTo('end')]
    return { 'Ctrl-Home': toStart, 'Ctrl-End': toEnd, 'Meta-ArrowUp': toStart, 'Meta-ArrowDown': toEnd }
  },
})

function tune(extension: AnyExtension, shortcuts: Partial<Record<string, readonly string[]>>): AnyExtension {
  if (extension.name === 'listItem' && extension instanceof Node) return extension.extend({ content: 'block+' })
  // So that words typed after a link are not part of it.
  if (extension.name === 'link' && extension instanceof Mark) return extension.extend({ inclusive: false })
  // A pasted line that begins with a section's number is not a list item.
  if (extension.name === 'orderedList') return extension.extend({ addProseMirrorPlugins: () => [] })
  const kept = shortcuts[extension.name]
  return kept ? silence(extension, kept) : extension
}

/** Disables an extension's other shortcuts, and keeps the browser from using them (Ctrl+U). */
function silence(extension: AnyExtension, kept: readonly string[]): AnyExtension {
  return extension.extend({
    addKeyboardShortcuts() {
      const shortcuts = Object.entries(this.parent?.() ?? {})
      return Object.fromEntries(shortcuts.map(([keys, run]) => [keys, kept.includes(keys) ? run : () => true]))
    },
  })
}
