import type { Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import { readHtml, writeHtml } from './rich-text-html'

/** So long after the last key the HTML is written; writing it at every key would slow the typing of a long text. */
const WRITE_AFTER = 300

/** Stands between an editor and the HTML of a form: says what was typed, and takes what the form says. */
export interface RichTextKeeper {
  /** Gives an editor that is being made its text. */
  fill: (editor: Editor) => void
  /** Names the editor that is shown; React may have more than one made. */
  serve: (editor: Editor) => void
  /** The editor's text has changed: it is handed over when the typing pauses. */
  noteChange: () => void
  /** Hands over what has been typed since, at once. */
  flush: () => string
  /** The form's value: replaces the text where it is another than the editor's own. */
  take: (html: string) => void
  /** Ends waiting for a pause. */
  rest: () => void
}

/**
 * A keeper for one editor.
 * @param html the form's value
 * @param onChange takes the HTML when it has become another; text that is again what the form gave is handed back as it
 *   was given, to the letter
 */
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
    const now = written === given.written ? given.html : written
    if (now === formHas) return formHas
    formHas = now
    onChange(now)
    return now
  }

  return {
    fill: (made) => {
      // Read by our own rules: the library's drop white space between two marked words.
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

/** Puts another text in the place of the editor's; the caret stays about where it was, and undoing brings the former back. */
function replaceText({ state, view }: Editor, text: ReturnType<typeof readHtml>): void {
  if (text.eq(state.doc)) return
  const transaction = state.tr.replaceWith(0, state.doc.content.size, text.content).setMeta('preventUpdate', true)
  const caret = Math.min(state.selection.head, transaction.doc.content.size)
  view.dispatch(transaction.setSelection(Selection.near(transaction.doc.resolve(caret))))
}
