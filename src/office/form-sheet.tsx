import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/ui/button'
import { CheckedForm } from '@/ui/checked-form'
import { type CheckedForm as Form, useCheckedForm } from '@/ui/hooks/use-checked-form'
import { Modal } from '@/ui/modal'

type FormSheetProps<Field extends string> = {
  title: ReactNode
  /** Where something in it can be wrong. */
  form?: Form<Field>
  /** The words of the button that submits. */
  submit: string
  /** The button before it; if not given, "Cancel". */
  other?: ReactNode
  /** What will come of it, said above the buttons as it changes. */
  outcome?: ReactNode
  onSubmit: () => void
  onCancel: () => void
  children: ReactNode
}

/** A short form in front of the page, a sheet from below on a phone; no part of a form behind it. */
export function FormSheet<Field extends string>(props: FormSheetProps<Field>) {
  const { title, form, submit, other, outcome, onSubmit, onCancel, children } = props
  const id = useId()
  const faultless = useCheckedForm<Field>({ fields: [] })
  return createPortal(
    <Modal labelledBy={id} onCancel={onCancel} className="office-sheet">
      <header className="flex items-center justify-between ps-4 pe-2 pt-2">
        <h2 id={id} className="wrap-anywhere font-semibold">
          {title}
        </h2>
        <Button look="quiet" aria-label="Close" onClick={onCancel}>
          <X aria-hidden className="size-4" />
        </Button>
      </header>
      <CheckedForm form={form ?? faultless} onSend={onSubmit} aria-labelledby={id}>
        <div className="grid gap-3 px-4 pb-4">{children}</div>
        <div className="flex flex-wrap justify-end gap-2 border-line border-t px-4 py-2">
          {outcome !== undefined && (
            <p role="status" className="w-full text-muted text-sm">
              {outcome}
            </p>
          )}
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
      </CheckedForm>
    </Modal>,
    document.body,
  )
}
