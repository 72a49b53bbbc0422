import { type Editor, Extension, getMarkRange } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { COVERED } from './covered'

const GAP = 8

const key = new PluginKey<boolean>('linkPlace')

/** The positions of the selected words, of the link around the caret, or of the caret. */
function linkPlace({ selection, schema }: EditorState): { from: number; to: number } {
  const { from, to, empty, $from } = selection
  return (empty && schema.marks.link && getMarkRange($from, schema.marks.link)) || { from, to }
}

/** Marks the place of a link while its address is typed: browsers show no selection without the focus. */
export const LinkPlace = Extension.create({
  name: 'linkPlace',
  addProseMirrorPlugins: () => [
    new Plugin({
      key,
      state: { init: () => false, apply: (transaction, isMarked) => transaction.getMeta(key) ?? isMarked },
      props: {
        decorations: (state) => {
          if (!key.getState(state)) return null
          const { from, to } = linkPlace(state)
          const mark =
            from === to ? Decoration.widget(from, makeCaret) : Decoration.inline(from, to, { class: 'link-place' })
          return DecorationSet.create(state.doc, [mark])
        },
      },
    }),
  ],
})

function makeCaret(): HTMLElement {
  const caret = document.createElement('span')
  caret.className = 'link-place'
  return caret
}

/** Shows or removes the mark at the place of a link. */
export function markLinkPlace({ isDestroyed, view, state }: Editor, isMarked: boolean): void {
  if (!isDestroyed) view.dispatch(state.tr.setMeta(key, isMarked))
}

/** Scrolls just enough to show the place of a link (the start of a long one) below `panel` and above a keyboard. */
export function revealLinkPlace({ view, state }: Editor, panel: HTMLElement): void {
  const { from, to } = linkPlace(state)
  const room = view.coordsAtPos(from).top - lowestEnd(panel) - GAP
  const seen = Math.min(window.visualViewport?.height ?? window.innerHeight, window.innerHeight - COVERED.bottom)
  const tooLow = view.coordsAtPos(to, -1).bottom - seen
  window.scrollBy({ top: Math.min(Math.max(tooLow, 0), room), behavior: 'instant' })
}

/** The lowest point, in pixels, that the panel will cover: its bar may still scroll until it sticks. */
function lowestEnd(panel: HTMLElement): number {
  const bar = panel.closest<HTMLElement>('.sticky') ?? panel
  const { position, top } = getComputedStyle(bar)
  return position === 'sticky' ? Number.parseFloat(top) + bar.offsetHeight : panel.getBoundingClientRect().bottom
}
