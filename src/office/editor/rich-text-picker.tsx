import type { Editor } from '@tiptap/react'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { CloseButton } from '@/office/close-button'
import { type PickedMark, placePicker, showPlace } from './picked-place'

/** What the pickers of an editor are given by it. */
export type PickerProps = {
  editor: Editor
  /** The element around the editor, which the picker stands in. */
  box: RefObject<HTMLElement | null>
  /** What was asked for is done. */
  onDone: () => void
  /** Nothing is to change. */
  onCancel: () => void
  /** The focus has gone elsewhere. */
  onLeave: () => void
}

type RichTextPickerProps = Omit<PickerProps, 'onDone'> & {
  /** What it puts on the words. */
  mark: PickedMark
  title: string
  children: ReactNode
}

const PICKER = 'absolute z-25 w-[min(25rem,100%)] rounded-lg border border-line-strong bg-raised shadow-menu'
/** On small screens at the window's bottom, as other menus. */
const AT_BOTTOM = 'max-md:fixed max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:z-45 max-md:bottom-sheet'
const SCROLLED = 'max-md:flex max-md:max-h-[55dvh] max-md:w-auto max-md:flex-col'

/** A dialog right below the words of a text that it is for, which stay marked and in sight (STAFF-3); Escape closes it. */
export function RichTextPicker({ editor, box, mark, title, onCancel, onLeave, children }: RichTextPickerProps) {
  const picker = useRef<HTMLDivElement>(null)

  useEffect(() => {
    showPlace(editor, mark)
    return () => showPlace(editor, null)
  }, [editor, mark])
  // Where the page stands is the browser's; results and faults make the picker higher, a phone's keyboard the window lower.
  useEffect(() => {
    const place = () => picker.current && box.current && placePicker(editor, mark, picker.current, box.current)
    place()
    const sizes = new ResizeObserver(place)
    if (picker.current) sizes.observe(picker.current)
    window.visualViewport?.addEventListener('resize', place)
    return () => {
      sizes.disconnect()
      window.visualViewport?.removeEventListener('resize', place)
    }
  }, [editor, mark, box])

  return (
    <div
      ref={picker}
      role="dialog"
      aria-label={title}
      className={`text-picker ${PICKER} ${AT_BOTTOM} ${SCROLLED}`}
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
        <p className="min-w-0 flex-1 truncate font-semibold">{title}</p>
        <CloseButton onClose={onCancel} />
      </header>
      {children}
    </div>
  )
}

/** The foot of a picker: what else can be done. */
export const PickerFoot = ({ children }: { children: ReactNode }) => (
  <footer className="flex min-h-10 flex-wrap items-center gap-x-3 border-line border-t ps-3 pe-1">{children}</footer>
)

/** What is wrong in a picker, said at once. */
export function PickerFault({ children }: { children: ReactNode }) {
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
