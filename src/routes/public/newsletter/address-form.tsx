import { type ReactNode, useState } from 'react'
import { AppError } from '@/data/errors'
import { emailFault } from '@/lib/email'
import type { Sending } from '@/lib/sending'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { CheckedForm } from '@/ui/checked-form'
import { Field } from '@/ui/field'
import { FormError } from '@/ui/form-error'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'
import { Checking } from '@/ui/states/checking'

type AddressFormProps = {
  name: string
  button: string
  send: (email: string, sending: Sending) => Promise<void>
  onSent: () => void
  /** What is chosen beside the address, before it. */
  children?: ReactNode
}

/** An address to which something is sent; what was typed stays until it has gone. */
export function AddressForm({ name, button, send, onSent, children }: AddressFormProps) {
  const [email, setEmail] = useState('')
  const form = useCheckedForm({ fields: ['email'] })
  const submit = async () => {
    const fault = emailFault(email)
    if (!form.check(fault ? { email: fault } : {})) return
    if (await form.submit((sending) => send(email.trim(), sending))) onSent()
  }
  return (
    <CheckedForm form={form} onSend={() => void submit()} aria-label={name} className="grid gap-5">
      {children}
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Your email" className="min-w-0 flex-[1_1_15rem]" {...form.field('email')}>
          {(control) => (
            <input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              readOnly={form.isSending}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          )}
        </Field>
        <Button type="submit" look="solid" {...ariaDisabled(form.isSending)}>
          {form.isSending ? 'Sending…' : button}
        </Button>
      </div>
      <Checking isChecking={form.isChecking} onCancel={form.cancel} />
      <FormError error={form.error instanceof AppError || !form.error ? form.error : new AppError('unknown')} />
    </CheckedForm>
  )
}
