import { type ReactNode, useId } from 'react'
import { FieldMessages } from './field-messages'

/** The props that tie a control to its label, hint and error. */
export type FieldControlProps = {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  className: string
}

type FieldProps = {
  /** The id of the control, where a link leads to it. */
  id?: string
  label: string
  /** The error, shown below the field and read out when the control gets the focus. */
  error?: string | null | undefined
  /** Marks the control as invalid, as an error also does. */
  isInvalid?: boolean
  /** A remark below the control, such as a count of characters. */
  hint?: ReactNode
  className?: string
  /** The control: an input, select or textarea that spreads these props. */
  children: (control: FieldControlProps) => ReactNode
}

const CONTROL =
  'mt-1.5 block min-h-11 w-full rounded-xs border bg-transparent px-3 py-2 disabled:bg-surface [&[readonly]]:bg-surface'

/** A control with its visible label, hint and error, tied together for screen readers. */
export function Field({ id: givenId, label, error, isInvalid = false, hint, className, children }: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const isFaulty = isInvalid || Boolean(error)
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': isFaulty,
        'aria-describedby': described || undefined,
        className: `${CONTROL} ${isFaulty ? 'border-danger ring-1 ring-danger' : 'border-line-strong'}`,
      })}
      <FieldMessages id={id} error={error} hint={hint} />
    </div>
  )
}
