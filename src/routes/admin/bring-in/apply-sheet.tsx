import { useState } from 'react'
import { LAW_NAMES, type LawType } from '@/names/kinds'
import { AMENDMENT_FIELDS, useAmendmentChoice } from '@/office/drafts/use-amendment-choice'
import { FormSheet } from '@/office/form-sheet'
import { withHebrew } from '@/ui/content/with-hebrew'
import { Field } from '@/ui/field'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'
import type { Way } from './use-apply'

type ApplySheetProps = {
  isAmendment: boolean
  law: LawType
  /** The instrument that is not here yet. */
  added: string | null
  onApply: (way: Way) => void
  onCancel: () => void
}

/** Asks what a correction's or a new instrument's text speaks for, or which amendment a file's changes are part of. */
export function ApplySheet({ isAmendment, law, added, onApply, onCancel }: ApplySheetProps) {
  const [asOf, setAsOf] = useState('')
  const form = useCheckedForm({ fields: AMENDMENT_FIELDS })
  const choice = useAmendmentChoice({ form })
  const apply = () => {
    if (isAmendment) choice.choose((amendment) => onApply({ amendment }))
    else onApply({ asOf: asOf || null })
  }
  return (
    <FormSheet
      form={form}
      title={isAmendment ? 'Apply as amendment' : added ? 'Add a new instrument' : 'Apply as correction'}
      onSubmit={apply}
      onCancel={onCancel}
      submit={added ? 'Add' : 'Apply'}
    >
      {isAmendment ? (
        choice.fields
      ) : (
        <>
          <p className="text-muted">
            {added
              ? withHebrew(
                  `${added} will stand at the end of the ${LAW_NAMES[law]}. Readers see it at once; “What changed” tells of it in one line.`,
                )
              : 'The law has not changed: it was not right here. Readers see it at once; each change is told as minor.'}
          </p>
          <Field
            label="The file’s text is as of"
            hint="Kept with each section that is written. Empty: new sections count as of today, changed ones keep their day."
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
