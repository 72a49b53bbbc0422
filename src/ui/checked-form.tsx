import type { ComponentProps } from 'react'
import { FaultSummary } from './fault-summary'
import type { CheckedForm as Form } from './hooks/use-checked-form'

type CheckedFormProps<Field extends string> = Omit<ComponentProps<'form'>, 'onSubmit' | 'onChange' | 'ref'> & {
  form: Form<Field>
  /** Checks and sends it. */
  onSend: () => void
}

/** A form that says what is wrong in its own words, in a summary before its fields and at each of them (ACC-2, CONTACT-2). */
export function CheckedForm<Field extends string>({ form, onSend, children, ...rest }: CheckedFormProps<Field>) {
  return (
    <form {...form.wiring(onSend)} {...rest}>
      <FaultSummary {...form.summary} />
      {children}
    </form>
  )
}
