import { useEditor } from '@tiptap/react'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { cleanPastedHtml } from './clean-paste'
import { COVERED } from './covered'
import { HEADING_LEVELS, type RichTextFeatures, richTextExtensions } from './rich-text-extensions'
import { markupForEditor } from './rich-text-html'
import { keepRichText } from './rich-text-keeper'

type RichTextOptions = {
  value: string
  onChange: (html: string) => void
  features: RichTextFeatures
  isDisabled: boolean
  /** Of the text box. */
  attributes: Record<string, string>
  /** The element around the editor, inside its form. */
  box: RefObject<HTMLElement | null>
}

/** An editor that passes its HTML on after a pause, on `flush`, on submit and when the page is left. */
export function useRichText({ value, onChange, features, isDisabled, attributes, box }: RichTextOptions) {
  const latestOnChange = useRef(onChange)
  const [extensions] = useState(() => richTextExtensions(features))
  const [keeper] = useState(() => keepRichText(value, (html) => latestOnChange.current(html)))
  const editor = useEditor({
    extensions,
    injectCSS: false,
    editorProps: useEditorProps(attributes, features),
    editable: !isDisabled,
    enableInputRules: ['bulletList', 'orderedList'],
    enablePasteRules: ['link'],
    enableCoreExtensions: { delete: false, textDirection: false },
    shouldRerenderOnTransaction: false,
    onBeforeCreate: ({ editor: made }) => keeper.fill(made),
    onUpdate: keeper.noteChange,
  })

  useEffect(() => {
    latestOnChange.current = onChange
  }, [onChange])
  useEffect(() => keeper.serve(editor), [keeper, editor])
  useEffect(() => keeper.take(value), [keeper, value])
  useEffect(() => {
    if (editor.isEditable === isDisabled) editor.setEditable(!isDisabled, false)
  }, [editor, isDisabled])

  useEffect(() => {
    const moments = [
      { target: box.current?.closest('form'), name: 'submit' },
      { target: window, name: 'pagehide' },
      { target: document, name: 'visibilitychange' },
    ]
    for (const { target, name } of moments) target?.addEventListener(name, keeper.flush)
    return () => {
      keeper.rest()
      for (const { target, name } of moments) target?.removeEventListener(name, keeper.flush)
    }
  }, [keeper, box])
  return { editor, flush: keeper.flush }
}

/** One object until an attribute changes, because a new one rebuilds the view. */
function useEditorProps(attributes: Record<string, string>, features: RichTextFeatures) {
  const names = JSON.stringify(attributes)
  return useMemo(
    () => ({
      attributes: JSON.parse(names),
      scrollThreshold: COVERED,
      scrollMargin: COVERED,
      transformPastedHTML: (html: string) => markupForEditor(cleanPastedHtml(html, HEADING_LEVELS[features])),
      // The browser would open a dropped file in place of the page and its forms.
      handleDrop: (_view: unknown, event: DragEvent) => {
        const holdsFiles = (event.dataTransfer?.files.length ?? 0) > 0
        if (holdsFiles) event.preventDefault()
        return holdsFiles
      },
    }),
    [names, features],
  )
}
