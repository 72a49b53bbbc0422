import { useState } from 'react'
import { AmendmentField } from '@/office/drafts/amendment-field'
import { FormSheet } from '@/office/form-sheet'
import { Field } from '@/ui/field'
import type { Way } from './use-apply'

type ApplySheetProps = {
  isAmendment: boolean
  onApply: (way: Way) => void
  onCancel: () => void
}

/** Asks what a correction's text speaks for, or which amendment a file's changes are part of. */
export function ApplySheet({ isAmendment, onApply, onCancel }: ApplySheetProps) {
  const [asOf, setAsOf] = useState('')
  const [amendment, setAmendment] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const apply = () => {
    if (!isAmendment) onApply({ asOf: asOf || null })
    else if (amendment) onApply({ amendment })
    else setFault('Choose an amendment')
  }
  return (
    <FormSheet
      title={isAmendment ? 'Apply as amendment' : 'Apply as correction'}
      onSubmit={apply}
      onCancel={onCancel}
      submit="Apply"
    >
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
    </FormSheet>
  )
}
