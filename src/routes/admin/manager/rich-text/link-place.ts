import { type Editor, Extension, getMarkRange } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { COVERED } from './covered'

/** What stays free above the words, in pixels. */
const GAP = 8

const key = new PluginKey<boolean>('linkPlace')

/** Where a link is being set: the words that are selected, the whole link at the caret, or the caret; as positions. */
function linkPlace({ selection, schema }: EditorState): { from: number; to: number } {
  const { from, to, empty, $from } = selection
  return (empty && schema.marks.link && getMarkRange($from, schema.marks.link)) || { from, to }
}

/** Marks the place of a link while its address is asked for: the browser shows no selection without the focus. */
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

/** Marks the place of the link in an editor, or takes the mark away. */
export function markLinkPlace({ isDestroyed, view, state }: Editor, isMarked: boolean): void {
  if (!isDestroyed) view.dispatch(state.tr.setMeta(key, isMarked))
}

/**
 * Scrolls the page as little as is needed for the place of the link to stand in full between the panel that asks for its
 * address and the bar at the window's end, or a phone's keyboard; of a place that is longer than that, its beginning.
 */
export function revealLinkPlace({ view, state }: Editor, panel: HTMLElement): void {
  const { from, to } = linkPlace(state)
  const room = view.coordsAtPos(from).top - lowestEnd(panel) - GAP
  const seen = Math.min(window.visualViewport?.height ?? window.innerHeight, window.innerHeight - COVERED.bottom)
  const tooLow = view.coordsAtPos(to, -1).bottom - seen
  window.scrollBy({ top: Math.min(Math.max(tooLow, 0), room), behavior: 'instant' })
}

/** Down to where the panel covers the text once its bar sticks, or where the bar never does, where the panel itself is. */
function lowestEnd(panel: HTMLElement): number {
  const bar = panel.closest<HTMLElement>('.sticky') ?? panel
  const { position, top } = getComputedStyle(bar)
  return position === 'sticky' ? Number.parseFloat(top) + bar.offsetHeight : panel.getBoundingClientRect().bottom
}
