import './modal.css'
import { type ReactNode, useEffect, useRef } from 'react'

type ModalProps = {
  /** The id of the element that names it. */
  labelledBy: string
  describedBy?: string
  /** "alertdialog" asks something that must be answered. */
  role?: 'dialog' | 'alertdialog'
  /** Escape was pressed. Without it the modal stays until its content is done with. */
  onCancel?: () => void
  className?: string
  children: ReactNode
}

/**
 * The browser's own modal dialog, open as long as it is rendered: the focus stays inside, and goes back where it was.
 * The element with `data-autofocus`, or else the first that can take the focus, has it at first.
 */
export function Modal({ labelledBy, describedBy, role = 'dialog', onCancel, className = '', children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  // Being modal is the element's own state.
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    // React's autoFocus comes too early: nothing in a dialog can take the focus before it is shown.
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      element?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])

  const cancel = (event: React.SyntheticEvent) => {
    // A file input within says "cancel" as well, when nothing was chosen.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onCancel?.()
  }
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={cancel}
      className={`modal ${className}`}
    >
      {children}
    </dialog>
  )
}
