import { type AnyExtension, Extension, type Extensions, Mark, Node } from '@tiptap/core'
import { Table } from '@tiptap/extension-table'
import { Selection } from '@tiptap/pm/state'
import StarterKit from '@tiptap/starter-kit'
import { isAllowedAddress } from '@/lib/sanitise'
import { ownExtensions } from './rich-text-schema'

/** What a text may be given: an FAQ's answer little, a text of law, a ruling, a decision or news everything (issue 4). */
export type RichTextFeatures = 'faq' | 'text'

/** The levels of headings that staff can set, and that a paste is brought to. */
export const HEADING_LEVELS = { faq: [3], text: [2, 3, 4] } as const

/**
 * Of each extension that is listed, the shortcuts that work; its others are swallowed. One that is not listed keeps all of
 * its own.
 */
const SHORTCUTS = {
  faq: { heading: ['Mod-Alt-3'], underline: [], strike: [], blockquote: [], horizontalRule: [] },
  text: { strike: [], horizontalRule: [] },
} as const

/**
 * The extensions of an editor. The schema is the same for all features, so that nothing that is stored is lost where
 * it is edited; features only decide what can be added.
 */
export function richTextExtensions(features: RichTextFeatures): Extensions {
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
      autolink: features === 'text',
      linkOnPaste: features === 'text',
      shouldAutoLink: (address) => /^https?:/i.test(address),
      isAllowedUri: isAllowedAddress,
      HTMLAttributes: { target: null, rel: null },
    },
  })
  // View: null, because the view of the library is made for columns that one can resize, which are not stored.
  return [basics, Table.configure({ View: null }), TextEnds, ...ownExtensions]
}

/**
 * The keys that lead to the beginning and the end of the text, on Windows and on a Mac. The library leaves them to the
 * browser and learns of the caret afterwards: a jump to the beginning right after the text took the focus was undone,
 * and a letter typed right after a jump went to where the caret had been.
 */
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
  // Words typed after a link are not part of it.
  if (extension.name === 'link' && extension instanceof Mark) return extension.extend({ inclusive: false })
  // Pasted lines that begin with numbers stay the words they are: a section's number is no item's.
  if (extension.name === 'orderedList') return extension.extend({ addProseMirrorPlugins: () => [] })
  const kept = shortcuts[extension.name]
  return kept ? silence(extension, kept) : extension
}

/** Swallows the shortcuts of an extension but for those that are kept: left alone, Ctrl+U would be the browser's. */
function silence(extension: AnyExtension, kept: readonly string[]): AnyExtension {
  return extension.extend({
    addKeyboardShortcuts() {
      const shortcuts = Object.entries(this.parent?.() ?? {})
      return Object.fromEntries(shortcuts.map(([keys, run]) => [keys, kept.includes(keys) ? run : () => true]))
    },
  })
}
