import type { ComponentProps } from 'react'
import { FaultSummary } from './fault-summary'
import { Form } from './form'
import type { CheckedForm as Checked } from './hooks/use-checked-form'

type CheckedFormProps<Field extends string> = Omit<ComponentProps<typeof Form>, 'onChange' | 'ref'> & {
  form: Checked<Field>
} & Named

/** What it is called: a listener goes from form to form by their names. */
type Named = { 'aria-label': string } | { 'aria-labelledby': string }

/** A form that says what is wrong in its own words, in a summary before its fields and at each of them (ACC-2, CONTACT-2). */
export function CheckedForm<Field extends string>({ form, children, ...rest }: CheckedFormProps<Field>) {
  return (
    <Form {...form.wiring} {...rest}>
      <FaultSummary {...form.summary} />
      {children}
    </Form>
  )
}
