import { X } from 'lucide-react'
import { type FormEvent, type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'

type FormSheetProps = {
  title: string
  /** The words of the button that submits. */
  submit: string
  /** The button before it; if not given, "Cancel". */
  other?: ReactNode
  onSubmit: () => void
  onCancel: () => void
  children: ReactNode
}

/** A short form in front of the page, a sheet from below on a phone; no part of a form behind it. */
export function FormSheet({ title, submit, other, onSubmit, onCancel, children }: FormSheetProps) {
  const id = useId()
  const onFormSubmit = (event: FormEvent) => {
    event.preventDefault()
    // React passes it on to a form behind.
    event.stopPropagation()
    onSubmit()
  }
  return createPortal(
    <Modal labelledBy={id} onCancel={onCancel} className="office-sheet">
      <form noValidate onSubmit={onFormSubmit}>
        <header className="flex items-center justify-between ps-4 pe-2 pt-2">
          <h2 id={id} className="font-semibold">
            {title}
          </h2>
          <Button look="quiet" aria-label="Close" onClick={onCancel}>
            <X aria-hidden className="size-4" />
          </Button>
        </header>
        <div className="grid gap-3 px-4 pb-4">{children}</div>
        <div className="flex flex-wrap justify-end gap-2 border-line border-t px-4 py-2">
          {other === undefined ? (
            <Button look="outline" onClick={onCancel}>
              Cancel
            </Button>
          ) : (
            other
          )}
          <Button type="submit" look="solid">
            {submit}
          </Button>
        </div>
      </form>
    </Modal>,
    document.body,
  )
}
