import './rich-text-link.css'
import type { Editor } from '@tiptap/react'
import { CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { readLinkAddress } from './link-address'
import { markLinkPlace, revealLinkPlace } from './link-place'

type RichTextLinkProps = {
  editor: Editor
  /** Called when the link is set or removed, or nothing is to change. */
  onDone: () => void
}

/**
 * A line for the address of the link at the caret, or of the one that the selected words are to be. Those stay marked and in
 * sight while it is open.
 */
export function RichTextLink({ editor, onDone }: RichTextLinkProps) {
  const [before] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [typed, setTyped] = useState(before)
  const [isWrong, setIsWrong] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  // The focus is the browser's. Whoever opens this means to type an address.
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
    input.current?.select()
  }, [])
  useEffect(() => {
    markLinkPlace(editor, true)
    return () => markLinkPlace(editor, false)
  }, [editor])
  // Where the page stands is the browser's; a fault makes the panel higher, and a phone's keyboard the window lower.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that a fault is shown is the event
  useEffect(() => {
    const reveal = () => panel.current && revealLinkPlace(editor, panel.current)
    reveal()
    window.visualViewport?.addEventListener('resize', reveal)
    return () => window.visualViewport?.removeEventListener('resize', reveal)
  }, [editor, isWrong])

  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    onDone()
  }
  const set = () => {
    const href = readLinkAddress(typed)
    if (href === null) {
      setIsWrong(true)
      input.current?.focus({ preventScroll: true })
      return
    }
    setLink(editor, href, typed.trim())
    onDone()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form inside the form of the text is not allowed
    <div
      ref={panel}
      role="group"
      aria-label="Link"
      className="link-panel border-line border-t p-2"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone()
        else if (event.key !== 'Enter' || event.target !== input.current) return
        else set()
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <label htmlFor={id} className="font-semibold text-sm">
        Address of the link
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          placeholder="https://…"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setIsWrong(false)
          }}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          className={`min-h-10 min-w-40 flex-1 rounded-lg border bg-paper px-3 py-1.5 placeholder:text-muted ${isWrong ? 'border-danger ring-1 ring-danger' : 'border-line-strong'}`}
        />
        <Button look="solid" onClick={set}>
          Set link
        </Button>
        {before !== '' && (
          <Button look="outline" onClick={remove}>
            Remove link
          </Button>
        )}
      </div>
      <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 font-medium text-danger text-sm">
        {isWrong && (
          <>
            <CircleAlert aria-hidden className="mt-1.5 size-4 shrink-0" />
            <span className="mt-1">
              This is no address that the site can link to. Begin with https://, http://, mailto:, tel:, / for a page of
              this site, or # for a place on the same page.
            </span>
          </>
        )}
      </p>
    </div>
  )
}

/** Links the selected words, or the whole link at the caret; where there is neither, the address itself is written. */
function setLink(editor: Editor, href: string, words: string): void {
  const { empty, to } = editor.state.selection
  const chain = editor.chain()
  if (!empty) chain.setLink({ href }).setTextSelection(to)
  else if (editor.isActive('link')) chain.extendMarkRange('link').setLink({ href }).setTextSelection(to)
  else chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] })
  chain.run()
}
