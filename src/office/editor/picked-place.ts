import { type Editor, Extension, getMarkRange } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey, TextSelection } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

const GAP = 8

/** What a picker puts on words: a link, or that they came later than the text. */
export type PickedMark = 'link' | 'laterChange'

const key = new PluginKey<PickedMark | null>('pickedPlace')

/** The positions of the selected words, of what is marked around the caret, or of the caret. */
function placeOf({ selection, schema }: EditorState, mark: PickedMark): { from: number; to: number } {
  const { from, to, empty, $from } = selection
  const type = schema.marks[mark]
  return (empty && type && getMarkRange($from, type)) || { from, to }
}

/** Shows the words that a picker is open for: browsers show no selection without the focus. */
export const PickedPlace = Extension.create({
  name: 'pickedPlace',
  addProseMirrorPlugins: () => [
    new Plugin({
      key,
      state: {
        init: () => null,
        apply: (transaction, picked: PickedMark | null) => {
          const now: PickedMark | null | undefined = transaction.getMeta(key)
          return now === undefined ? picked : now
        },
      },
      props: {
        decorations: (state) => {
          const picked = key.getState(state)
          if (!picked) return null
          const { from, to } = placeOf(state, picked)
          const mark =
            from === to ? Decoration.widget(from, makeCaret) : Decoration.inline(from, to, { class: 'picked-place' })
          return DecorationSet.create(state.doc, [mark])
        },
      },
    }),
  ],
})

function makeCaret(): HTMLElement {
  const caret = document.createElement('span')
  caret.className = 'picked-place'
  return caret
}

/** Shows the words that a picker is open for, or with null shows them no more. */
export function showPlace({ isDestroyed, view, state }: Editor, mark: PickedMark | null): void {
  if (!isDestroyed) view.dispatch(state.tr.setMeta(key, mark))
}

/** The words that a picker is for, on one line; '' at a bare caret. */
export function pickedWords({ state }: Editor, mark: PickedMark): string {
  const { from, to } = placeOf(state, mark)
  return state.doc.textBetween(from, to, ' ', ' ').replace(/\s+/g, ' ').trim()
}

/**
 * Selects the word around a bare caret, unless that is marked already.
 * @returns puts the caret back where it was
 */
export function selectWord(editor: Editor, mark: PickedMark): () => void {
  const { selection } = editor.state
  const { $from, empty } = selection
  const words =
    empty && $from.parent.isTextblock ? $from.parent.textBetween(0, $from.parent.content.size, ' ', ' ') : ''
  const before = /[\p{L}\p{N}]*$/u.exec(words.slice(0, $from.parentOffset))?.[0].length ?? 0
  const after = /^[\p{L}\p{N}]*/u.exec(words.slice($from.parentOffset))?.[0].length ?? 0
  if (before + after === 0 || editor.isActive(mark)) return () => {}
  const select = (from: number, to: number) => {
    const { state, view } = editor
    view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, from, to)))
  }
  select($from.pos - before, $from.pos + after)
  return () => select($from.pos, $from.pos)
}

/** Where the words stand in the window, in pixels; the beginning of the first line, and the end of the last. */
function wordsInWindow({ view, state }: Editor, mark: PickedMark): { left: number; top: number; bottom: number } {
  const { from, to } = placeOf(state, mark)
  const start = view.coordsAtPos(from)
  return { left: start.left, top: start.top, bottom: view.coordsAtPos(to, -1).bottom }
}

/**
 * Puts a picker right below the words that it is for, in the box around the editor, and scrolls just enough to show both below the
 * bars. A picker that is fixed to the window's bottom (small screens) is lifted above a phone's keyboard, and the words above it.
 */
export function placePicker(editor: Editor, mark: PickedMark, picker: HTMLElement, box: HTMLElement): void {
  const { left, bottom, top } = wordsInWindow(editor, mark)
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
