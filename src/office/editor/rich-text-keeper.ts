import type { Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import { markHebrew } from './mark-hebrew'
import { readHtml, writeHtml } from './rich-text-html'

/** The pause in typing before the HTML is written, in milliseconds; at every key it would slow a long text. */
const WRITE_AFTER = 300

/** Keeps an editor and its form's HTML in step: `take` sets the text, `noteChange` reports it soon, `flush` now. */
export interface RichTextKeeper {
  fill: (editor: Editor) => void
  /** Sets the editor that is shown; React may create more than one. */
  serve: (editor: Editor) => void
  noteChange: () => void
  flush: () => string
  take: (html: string) => void
  rest: () => void
}

/** @param onChange gets the changed HTML; if an edit is undone, exactly the form's own HTML */
export function keepRichText(html: string, onChange: (html: string) => void): RichTextKeeper {
  let editor: Editor | null = null
  let formHas = html
  let given = { html, written: '' }
  let timer: number | undefined

  const read = (made: Editor) => {
    const text = readHtml(formHas, made.schema)
    given = { html: formHas, written: writeHtml(text) }
    return text
  }

  const rest = () => {
    window.clearTimeout(timer)
    timer = undefined
  }

  const flush = () => {
    if (timer === undefined || !editor) return formHas
    rest()
    const written = writeHtml(editor.state.doc)
    const now = written === given.written ? given.html : markHebrew(written)
    if (now === formHas) return formHas
    formHas = now
    onChange(now)
    return now
  }

  return {
    fill: (made) => {
      // The library's parser drops white space between two marked words.
      made.options.content = read(made).toJSON()
    },
    serve: (shown) => {
      editor = shown
    },
    noteChange: () => {
      rest()
      timer = window.setTimeout(flush, WRITE_AFTER)
    },
    flush,
    take: (value) => {
      if (value === formHas || !editor) return
      rest()
      formHas = value
      replaceText(editor, read(editor))
    },
    rest,
  }
}

/** Replaces the text as one step of undo; the caret stays about where it was. */
function replaceText({ state, view }: Editor, text: ReturnType<typeof readHtml>): void {
  if (text.eq(state.doc)) return
  const transaction = state.tr.replaceWith(0, state.doc.content.size, text.content).setMeta('preventUpdate', true)
  const caret = Math.min(state.selection.head, transaction.doc.content.size)
  view.dispatch(transaction.setSelection(Selection.near(transaction.doc.resolve(caret))))
}
