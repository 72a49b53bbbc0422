import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FieldValues } from '@/lib/faults'
import { type FieldSpec, textOf } from '@/office/manager'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'

type ComposeProps = NonNullable<FieldSpec['compose']> & {
  spec: FieldSpec
  form: UseFormReturn<FieldValues>
  isDisabled: boolean
}

/** Writes a field anew from others; asks first when something would be replaced (ADM-3). */
export function Compose({ label, question, from, spec, form, isDisabled }: ComposeProps) {
  const [isAsked, setIsAsked] = useState(false)
  const compose = () => {
    form.setValue(spec.name, from(form.getValues()), { shouldDirty: true })
    setIsAsked(false)
  }
  return (
    <>
      <Button
        look="quiet"
        className="-ms-4"
        disabled={isDisabled}
        onClick={() => (textOf(form.getValues(), spec.name) ? setIsAsked(true) : compose())}
      >
        {label}
      </Button>
      {isAsked && (
        <ConfirmDialog
          question={question}
          detail="What it says now is gone from the form; the saved text stays in the history."
          action="Replace"
          onConfirm={compose}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
