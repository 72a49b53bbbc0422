import './rich-text-editor.css'
import type { Editor } from '@tiptap/core'
import { EditorContent } from '@tiptap/react'
import { type Ref, useId, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { PastedPicture } from './pasted-pictures'
import { selectWord } from './picked-place'
import type { RichTextFeatures } from './rich-text-extensions'
import { RichTextLater } from './rich-text-later'
import { RichTextLink } from './rich-text-link'
import { RichTextPictures } from './rich-text-pictures'
import { RichTextToolbar } from './rich-text-toolbar'
import type { RichTextPanel } from './rich-text-tools'
import { useToolsPlace } from './rich-text-tools-place'
import { useRichText } from './use-rich-text'

/** What a form can ask of an editor. */
export type RichTextHandle = {
  focus: () => void
  /** Hands over at once what has been typed last, and returns all of it. */
  flush: () => string
}

type RichTextEditorProps = {
  /** Of the text box. */
  id: string
  /** HTML. Another value than the editor's own, as after a reset, replaces what it holds. */
  value: string
  /** Takes the HTML a moment after the last key, when the focus leaves, and before a form around it is sent. */
  onChange: (html: string) => void
  onBlur?: () => void
  features: RichTextFeatures
  /** The paragraphs of a section that were recognised when it was saved. */
  paragraphs?: readonly string[] | undefined
  /** Id of the visible label, and of what else describes the text: a hint, an error. */
  labelledBy: string
  describedBy?: string | undefined
  isInvalid?: boolean
  isDisabled?: boolean
  ref?: Ref<RichTextHandle>
}

// As the public pages show the text (components/content), but for what stands bare in an item or cell there. A block is
// laid out and painted by itself, so that a key in a long text costs no more than its own block; margins that would
// collapse through its edge are taken away there.
const LOOKS = [
  'prose office-prose [&>*]:contain-content',
  '[&>:first-child]:mt-0 [&>:last-child]:mb-0 [&>:is(ul,ol,blockquote)>:first-child]:mt-0',
  '[&>:is(ul,ol,blockquote)>:last-child]:mb-0 [&_:is(li,td,th)>[data-bare]]:my-0 [&_:is(td,th)]:min-w-16',
  '[&_th]:px-[0.571em] [&_th:first-child]:ps-0 [&_th]:text-start [&_.selectedCell]:bg-accent-soft',
  '[&_[data-caption]]:mb-0 [&_[data-caption]]:text-[0.889em] [&_[data-caption]+table]:mt-0',
].join(' ')

/** A line before it, in the margin. */
const FAULTY = 'shadow-[-0.5rem_0_var(--colour-paper),-0.6875rem_0_var(--colour-danger)]'

/** The one editor for every formatted text of the back office (ADM-2, ADM-3, ADM-6). */
export function RichTextEditor({
  id,
  value,
  onChange,
  onBlur,
  features,
  paragraphs = [],
  ref,
  ...field
}: RichTextEditorProps) {
  const { labelledBy, describedBy, isInvalid = false, isDisabled = false } = field
  const box = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const hint = useId()
  const { pictures, ...pasted } = usePastedPictures()
  const { editor, flush } = useRichText({
    value,
    onChange,
    features,
    paragraphs,
    isDisabled,
    onPictures: pasted.add,
    box,
    attributes: {
      id,
      class: LOOKS,
      'aria-multiline': 'true',
      'aria-labelledby': labelledBy,
      'aria-describedby': [describedBy, hint].filter(Boolean).join(' '),
      'aria-invalid': String(isInvalid),
      'aria-disabled': String(isDisabled),
    },
  })
  const tools = useToolsPlace(id)
  useImperativeHandle(
    ref,
    () => ({
      focus: () => {
        editor.view.focus()
        box.current?.scrollIntoView({ block: 'nearest' })
      },
      flush,
    }),
    [editor, flush],
  )

  const panels = useEditorPanels(editor)
  const Picker = panels.panel && PICKERS[panels.panel]
  const takeKeys = (event: React.KeyboardEvent) => {
    if (event.altKey && event.key === 'F10') toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    else if (isModified(event) && event.code === 'KeyK') panels.open('link')
    else if (isModified(event) && event.altKey && event.code === 'KeyL' && features === 'text') panels.open('later')
    else if (event.key === 'Escape' && panels.panel) panels.close()
    else return
    event.preventDefault()
  }
  const leave = ({ currentTarget, relatedTarget }: React.FocusEvent) => {
    if (currentTarget.contains(relatedTarget) || tools.place?.contains(relatedTarget)) return
    flush()
    onBlur?.()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key of the text box inside, which the toolbar hears too
    <div
      ref={box}
      onKeyDown={takeKeys}
      onBlur={leave}
      onFocus={tools.take}
      className={`relative ${isInvalid ? FAULTY : ''}`}
    >
      {tools.place &&
        createPortal(
          <>
            <RichTextToolbar
              labelledBy={labelledBy}
              ref={toolbar}
              editor={editor}
              features={features}
              isDisabled={isDisabled}
              panel={panels.panel}
              controls={id}
              onPanel={panels.change}
            />
            {pictures.length > 0 && (
              <RichTextPictures editor={editor} pictures={pictures} onDone={pasted.drop} onClose={pasted.clear} />
            )}
          </>,
          tools.place,
        )}
      <EditorContent editor={editor} className="office-text-box" />
      {Picker && !isDisabled && (
        <Picker
          editor={editor}
          box={box}
          onDone={panels.returnToText}
          onCancel={panels.cancel}
          onLeave={panels.close}
        />
      )}
      <p id={hint} className="sr-only">
        Press Alt and F10 for the formatting tools.
      </p>
    </div>
  )
}

/** The panels that are pickers, and what they put on words. */
const PICKERS = { link: RichTextLink, later: RichTextLater, table: null }
const MARKS = { link: 'link', later: 'laterChange', table: null } as const

/** Whether Control or Command is held, and no key that types other letters. */
const isModified = (event: React.KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph')

/** What is open at an editor, and how one comes back from it to the text. */
function useEditorPanels(editor: Editor) {
  const [panel, setPanel] = useState<RichTextPanel | null>(null)
  const restoreCaret = useRef(() => {})
  const change = (opened: RichTextPanel | null) => {
    const mark = opened && MARKS[opened]
    if (mark) restoreCaret.current = selectWord(editor, mark)
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
    open: (opened: RichTextPanel) => requestAnimationFrame(() => change(opened)),
    close: () => setPanel(null),
    returnToText,
    /** Back to the text as it was before a picker was asked for. */
    cancel: () => {
      restoreCaret.current()
      returnToText()
    },
  }
}

/** What was pasted and is still to be dealt with; `add` stays the same. */
function usePastedPictures() {
  const [pictures, setPictures] = useState<readonly PastedPicture[]>([])
  const changes = useMemo(
    () => ({
      add: (pasted: readonly PastedPicture[]) => {
        if (pasted.length > 0) setPictures((before) => [...before, ...pasted])
      },
      drop: (id: string) => setPictures((before) => before.filter((picture) => picture.id !== id)),
      clear: () => setPictures([]),
    }),
    [],
  )
  return { pictures, ...changes }
}
