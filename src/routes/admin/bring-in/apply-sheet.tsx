import { X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { AmendmentField } from '@/office/drafts/amendment-field'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Modal } from '@/ui/modal'
import type { Way } from './use-apply'

type ApplySheetProps = {
  isAmendment: boolean
  onApply: (way: Way) => void
  onCancel: () => void
}

/** Asks what a correction's text speaks for, or which amendment a file's changes are part of. */
export function ApplySheet({ isAmendment, onApply, onCancel }: ApplySheetProps) {
  const id = useId()
  const [asOf, setAsOf] = useState('')
  const [amendment, setAmendment] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (!isAmendment) onApply({ asOf: asOf || null })
    else if (amendment) onApply({ amendment })
    else setFault('Choose an amendment')
  }
  return createPortal(
    <Modal labelledBy={id} onCancel={onCancel} className="office-sheet">
      <form noValidate onSubmit={apply}>
        <header className="flex items-center justify-between ps-4 pe-2 pt-2">
          <h2 id={id} className="font-semibold">
            {isAmendment ? 'Apply as amendment' : 'Apply as correction'}
          </h2>
          <Button look="quiet" aria-label="Close" onClick={onCancel}>
            <X aria-hidden className="size-4" />
          </Button>
        </header>
        <div className="grid gap-3 px-4 pb-4">
          {isAmendment ? (
            <AmendmentField
              chosen={amendment}
              fault={fault}
              onChoose={(chosen) => {
                setAmendment(chosen)
                setFault(null)
              }}
            />
          ) : (
            <>
              <p className="text-muted">
                The law has not changed: it was not right here. Readers see it at once; each change is told as minor.
              </p>
              <Field
                label="The file’s text is as of"
                hint="Kept with each section that is written; empty where it is not known."
              >
                {(control) => (
                  <input
                    {...control}
                    type="date"
                    data-autofocus
                    value={asOf}
                    onChange={({ target }) => setAsOf(target.value)}
                  />
                )}
              </Field>
            </>
          )}
        </div>
        <div className="flex flex-wrap justify-end gap-2 border-line border-t px-4 py-2">
          <Button look="outline" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" look="solid">
            Apply
          </Button>
        </div>
      </form>
    </Modal>,
    document.body,
  )
}
