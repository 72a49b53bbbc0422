import type { Editor } from '@tiptap/core'
import { useRef, useState } from 'react'
import { selectWord } from './link-place'
import type { RichTextPanel } from './rich-text-toolbar'

/** What is open at an editor, and how one comes back from it to the text. */
export function useEditorPanels(editor: Editor) {
  const [panel, setPanel] = useState<RichTextPanel | null>(null)
  const restoreCaret = useRef(() => {})
  const change = (opened: RichTextPanel | null) => {
    if (opened === 'link') restoreCaret.current = selectWord(editor)
    setPanel(opened)
  }
  const returnToText = () => {
    setPanel(null)
    editor.view.focus()
  }
  return {
    panel,
    change,
    // In the next frame: by then the editor knows of words that were selected a moment ago.
    openLink: () => requestAnimationFrame(() => change('link')),
    close: () => setPanel(null),
    returnToText,
    /** Back to the text as it was before a link was asked for. */
    cancelLink: () => {
      restoreCaret.current()
      returnToText()
    },
  }
}
