import { type Editor, Extension, getMarkRange } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey, TextSelection } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

const GAP = 8

const key = new PluginKey<boolean>('linkPlace')

/** The positions of the selected words, of the link around the caret, or of the caret. */
function linkPlace({ selection, schema }: EditorState): { from: number; to: number } {
  const { from, to, empty, $from } = selection
  return (empty && schema.marks.link && getMarkRange($from, schema.marks.link)) || { from, to }
}

/** Marks the place of a link while its target is chosen: browsers show no selection without the focus. */
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

/** The words at the place of a link, on one line; '' at a bare caret. */
export function linkedWords({ state }: Editor): string {
  const { from, to } = linkPlace(state)
  return state.doc.textBetween(from, to, ' ', ' ').replace(/\s+/g, ' ').trim()
}

/**
 * Selects the word around a bare caret, unless that is in a link.
 * @returns puts the caret back where it was
 */
export function selectWord(editor: Editor): () => void {
  const { selection } = editor.state
  const { $from, empty } = selection
  const words =
    empty && $from.parent.isTextblock ? $from.parent.textBetween(0, $from.parent.content.size, ' ', ' ') : ''
  const before = /[\p{L}\p{N}]*$/u.exec(words.slice(0, $from.parentOffset))?.[0].length ?? 0
  const after = /^[\p{L}\p{N}]*/u.exec(words.slice($from.parentOffset))?.[0].length ?? 0
  if (before + after === 0 || editor.isActive('link')) return () => {}
  const select = (from: number, to: number) => {
    const { state, view } = editor
    view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, from, to)))
  }
  select($from.pos - before, $from.pos + after)
  return () => select($from.pos, $from.pos)
}

/** Where the words of a link stand in the window, in pixels; the beginning of the first line, and the end of the last. */
function wordsInWindow({ view, state }: Editor): { left: number; top: number; bottom: number } {
  const { from, to } = linkPlace(state)
  const start = view.coordsAtPos(from)
  return { left: start.left, top: start.top, bottom: view.coordsAtPos(to, -1).bottom }
}

/**
 * Puts a picker right below the words of a link, in the box around the editor, and scrolls just enough to show both below the
 * bars. A picker that is fixed to the window's bottom (small screens) is lifted above a phone's keyboard, and the words above it.
 */
export function placePicker(editor: Editor, picker: HTMLElement, box: HTMLElement): void {
  const { left, bottom, top } = wordsInWindow(editor)
  const isSheet = getComputedStyle(picker).position === 'fixed'
  const seen = window.visualViewport
  const end = seen ? seen.offsetTop + seen.height : window.innerHeight
  if (isSheet) {
    picker.style.insetBlockEnd = `${Math.max(window.innerHeight - end, 0)}px`
  } else {
    const around = box.getBoundingClientRect()
    const room = Math.max(around.width - picker.offsetWidth, 0)
    picker.style.insetBlockStart = `${bottom - around.top + GAP}px`
    picker.style.left = `${Math.min(Math.max(left - around.left, 0), room)}px`
  }
  const tooLow = isSheet
    ? bottom + GAP - picker.getBoundingClientRect().top
    : bottom + 2 * GAP + picker.offsetHeight - end
  const under = top - lowestBar() - GAP
  if (tooLow > 0) window.scrollBy({ top: Math.min(tooLow, under), behavior: 'instant' })
  else if (under < 0) window.scrollBy({ top: under, behavior: 'instant' })
}

/** The lower end of the bars at the window's top, in pixels. */
function lowestBar(): number {
  const bars = document.querySelectorAll('.office-page-bar, .office-line-place, .office-text-tools')
  const ends = [...bars].map((bar) => {
    const { position, top } = getComputedStyle(bar)
    return position === 'sticky' ? Number.parseFloat(top) + bar.getBoundingClientRect().height : 0
  })
  return Math.max(0, ...ends)
}
