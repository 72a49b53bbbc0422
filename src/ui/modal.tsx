import './modal.css'
import { type ReactNode, useEffect, useRef } from 'react'

type ModalProps = {
  /** The id of the element that names the dialog. */
  labelledBy: string
  describedBy?: string
  /** "alertdialog" for a question that must be answered. */
  role?: 'dialog' | 'alertdialog'
  /** Called on Escape. Without it, only the content closes the dialog. */
  onCancel?: () => void
  className?: string
  children: ReactNode
}

/**
 * The browser's own modal dialog, open while it is rendered; the focus stays inside and returns afterwards. It starts
 * on the element with `data-autofocus`, or else on the first that can have it.
 */
export function Modal({ labelledBy, describedBy, role = 'dialog', onCancel, className = '', children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  // Only a method of the element opens it as a modal.
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    // React's autoFocus comes too early: nothing in a dialog can have the focus before it is open.
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      element?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])

  const cancel = (event: React.SyntheticEvent) => {
    // A file input inside also sends "cancel", when nothing was chosen.
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
