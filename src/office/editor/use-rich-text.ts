import { useEditor } from '@tiptap/react'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { cleanPastedHtml } from './clean-paste'
import { withinDepth } from './foreign-markup'
import { asPicture, filesOf, type PastedPicture, picturesOf } from './pasted-pictures'
import { HEADING_LEVELS, type RichTextFeatures, richTextExtensions } from './rich-text-extensions'
import { markupForEditor } from './rich-text-html'
import { keepRichText } from './rich-text-keeper'

type RichTextOptions = {
  value: string
  onChange: (html: string) => void
  features: RichTextFeatures
  isDisabled: boolean
  paragraphs: readonly string[]
  /** Takes the pictures and files of a paste or drop, which the text does not; the same between renders. */
  onPictures: (pictures: readonly PastedPicture[]) => void
  /** Of the text box. */
  attributes: Record<string, string>
  /** The element around the editor, inside its form. */
  box: RefObject<HTMLElement | null>
}

/** An editor that passes its HTML on after a pause, on `flush`, on submit and when the page is left. */
export function useRichText({
  value,
  onChange,
  features,
  isDisabled,
  paragraphs,
  onPictures,
  attributes,
  box,
}: RichTextOptions) {
  const latestOnChange = useRef(onChange)
  const [extensions] = useState(() => richTextExtensions(features, paragraphs))
  const [keeper] = useState(() => keepRichText(value, (html) => latestOnChange.current(html)))
  const editor = useEditor({
    extensions,
    injectCSS: false,
    editorProps: useEditorProps(attributes, features, onPictures),
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
function useEditorProps(
  attributes: Record<string, string>,
  features: RichTextFeatures,
  onPictures: RichTextOptions['onPictures'],
) {
  const names = JSON.stringify(attributes)
  return useMemo(
    () => ({
      attributes: JSON.parse(names),
      scrollThreshold: COVERED,
      scrollMargin: COVERED,
      transformPastedHTML: (pasted: string) => {
        const html = withinDepth(pasted)
        onPictures(picturesOf(html))
        return markupForEditor(cleanPastedHtml(html, HEADING_LEVELS[features]))
      },
      handlePaste: (_view: unknown, event: ClipboardEvent) => {
        const files = filesOf(event.clipboardData)
        onPictures(files.map(asPicture))
        return files.length > 0
      },
      // The browser would open a dropped file in place of the page and its forms.
      handleDrop: (_view: unknown, event: DragEvent) => {
        const files = [...(event.dataTransfer?.files ?? [])]
        onPictures(files.map(asPicture))
        if (files.length > 0) event.preventDefault()
        return files.length > 0
      },
    }),
    [names, features, onPictures],
  )
}

/** How far bars cover the window while a long text scrolls, in pixels. */
const COVERED = { top: 120, bottom: 90, left: 0, right: 0 }
