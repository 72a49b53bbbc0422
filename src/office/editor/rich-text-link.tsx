import type { Editor } from '@tiptap/react'
import { CircleAlert, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { useFreshStart } from '@/ui/hooks/use-fresh-start'
import { linkedWords, markLinkPlace, placePicker } from './link-place'
import { RichTextLinkAddress } from './rich-text-link-address'
import { RichTextLinkSearch } from './rich-text-link-search'

type RichTextLinkProps = {
  editor: Editor
  /** The element around the editor, which the picker stands in. */
  box: RefObject<HTMLElement | null>
  /** The link is set or removed. */
  onDone: () => void
  /** Nothing is to change. */
  onCancel: () => void
  /** The focus has gone elsewhere. */
  onLeave: () => void
}

const PICKER = 'absolute z-25 w-[min(25rem,100%)] rounded-lg border border-line-strong bg-raised shadow-menu'
/** On small screens at the window's bottom, as other menus. */
const AT_BOTTOM = 'max-md:fixed max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:z-45 max-md:bottom-sheet'
const SCROLLED = 'max-md:flex max-md:max-h-[55dvh] max-md:w-auto max-md:flex-col'

/**
 * What the selected words, the word or the link at the caret are to lead to: a row of the site that is searched for, filled
 * with these words, or a web address. It stands right below them, and they stay marked and in sight (STAFF-3).
 */
export function RichTextLink({ editor, box, onDone, onCancel, onLeave }: RichTextLinkProps) {
  const [before] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [words] = useState(() => linkedWords(editor))
  const [isAddress, setIsAddress] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  useFreshStart(() => setFault(null))
  const picker = useRef<HTMLDivElement>(null)

  useEffect(() => {
    markLinkPlace(editor, true)
    return () => markLinkPlace(editor, false)
  }, [editor])
  // Where the page stands is the browser's; results and faults make the picker higher, a phone's keyboard the window lower.
  useEffect(() => {
    const place = () => picker.current && box.current && placePicker(editor, picker.current, box.current)
    place()
    const sizes = new ResizeObserver(place)
    if (picker.current) sizes.observe(picker.current)
    window.visualViewport?.addEventListener('resize', place)
    return () => {
      sizes.disconnect()
      window.visualViewport?.removeEventListener('resize', place)
    }
  }, [editor, box])

  const set = (href: string, title: string) => {
    setLink(editor, href, title)
    onDone()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    onDone()
  }
  const ways = { fault, onFault: setFault, onSet: set }
  return (
    <div
      ref={picker}
      role="dialog"
      aria-label={titleOf(words)}
      className={`link-picker ${PICKER} ${AT_BOTTOM} ${SCROLLED}`}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A dialog over everything, such as the one that asks for the password, gives the focus back.
        if (relatedTarget && !currentTarget.contains(relatedTarget) && !relatedTarget.closest('dialog')) onLeave()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onCancel()
      }}
    >
      <header className="flex min-h-10 flex-wrap items-center gap-x-3 ps-3 pe-1">
        <p className="min-w-0 flex-1 truncate font-semibold">{titleOf(words)}</p>
        <button type="button" onClick={onCancel} className="office-icon-button">
          <X aria-hidden className="size-4" />
          <span className="sr-only">Close</span>
        </button>
      </header>
      {isAddress ? <RichTextLinkAddress before={before} {...ways} /> : <RichTextLinkSearch words={words} {...ways} />}
      <Fault>{fault}</Fault>
      <footer className="flex min-h-10 flex-wrap items-center gap-x-3 border-line border-t ps-3 pe-1">
        {before !== '' && (
          <Button look="quiet" onClick={remove}>
            Remove link
          </Button>
        )}
        <Button
          look="quiet"
          className="ms-auto"
          onClick={() => {
            setFault(null)
            setIsAddress(!isAddress)
          }}
        >
          {isAddress ? 'Search the site instead' : 'Web address instead'}
        </Button>
      </footer>
    </div>
  )
}

const titleOf = (words: string) => (words === '' ? 'Link to' : `Link “${words}” to`)

function Fault({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="flex items-start gap-1.5 px-3 pb-2 font-medium text-danger text-sm empty:hidden">
      {children && (
        <>
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{children}</span>
        </>
      )}
    </p>
  )
}

/** Links the selected words, or the whole link at the caret; where there is neither, `title` is written. */
function setLink(editor: Editor, href: string, title: string): void {
  const { empty, to } = editor.state.selection
  const chain = editor.chain()
  if (!empty) chain.setLink({ href }).setTextSelection(to)
  else if (editor.isActive('link')) chain.extendMarkRange('link').setLink({ href }).setTextSelection(to)
  else chain.insertContent({ type: 'text', text: title, marks: [{ type: 'link', attrs: { href } }] })
  chain.run()
}
