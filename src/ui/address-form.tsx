import { type ReactNode, useState } from 'react'
import { emailFault } from '@/lib/email'
import type { Sending } from '@/lib/sending'
import { ariaDisabled } from './aria-disabled'
import { Button } from './button'
import { CheckedForm } from './checked-form'
import { Field } from './field'
import { FormError } from './form-error'
import { useCheckedForm } from './hooks/use-checked-form'
import { Checking } from './states/checking'

type AddressFormProps = {
  name: string
  label?: string
  button: string
  /** What was typed before, to which one comes back. */
  typed?: string
  send: (email: string, sending: Sending) => Promise<void>
  onSent: (email: string) => void
  /** What is said or chosen before the address. */
  children?: ReactNode
}

/** Said of what went wrong in the page itself, which has no words for readers. */
const FAILED = new Error('Something went wrong. Try again in a moment.')

const takeFocus = (input: HTMLElement | null) => input?.focus()

/** An address to which something is sent; what was typed stays until it has gone. */
export function AddressForm(props: AddressFormProps) {
  const { name, label = 'Your email', button, typed = '', send, onSent, children } = props
  const [email, setEmail] = useState(typed)
  const form = useCheckedForm({ fields: ['email'] })
  const submit = async () => {
    const fault = emailFault(email)
    if (!form.check(fault ? { email: fault } : {})) return
    if (await form.submit((sending) => send(email.trim(), sending))) onSent(email)
  }
  return (
    <CheckedForm form={form} onSend={() => void submit()} aria-label={name} className="grid gap-5">
      {children}
      <div className="flex flex-wrap items-end gap-3">
        {/* The button has a whole line where there is no room for it beside the address. */}
        <Field label={label} className="min-w-0 flex-[999_1_15rem]" {...form.field('email')}>
          {(control) => (
            <input
              ref={typed ? takeFocus : undefined}
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              aria-required
              readOnly={form.isSending}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          )}
        </Field>
        <Button type="submit" look="solid" className="grow" {...ariaDisabled(form.isSending)}>
          {form.isSending ? 'Sending…' : button}
        </Button>
      </div>
      <Checking isChecking={form.isChecking} onCancel={form.cancel} />
      <FormError error={form.error && (form.error.name === 'AppError' ? form.error : FAILED)} />
    </CheckedForm>
  )
}
