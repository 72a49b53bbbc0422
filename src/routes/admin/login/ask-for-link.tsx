import { useState } from 'react'
import { askForNewPassword } from '@/data/session/staff'
import { emailFault } from '@/lib/email'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { CheckedForm } from '@/ui/checked-form'
import { Field } from '@/ui/field'
import { FormError } from '@/ui/form-error'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'

/** Has a link to a new password mailed; the answer is the same for every address. */
export function AskForLink({ onSent }: { onSent: () => void }) {
  const [email, setEmail] = useState('')
  const form = useCheckedForm({ fields: ['email'] })
  const send = async () => {
    const fault = emailFault(email)
    if (!form.check(fault ? { email: fault } : {})) return
    if (await form.submit(() => askForNewPassword(email.trim()))) onSent()
  }
  return (
    <CheckedForm form={form} onSend={() => void send()} aria-label="Forgot your password?" className="grid gap-5">
      <p>We send a link to a page where you set a new one.</p>
      <Field label="Email (required)" {...form.field('email')}>
        {(control) => (
          <input
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
      <FormError error={form.error} />
      <Button type="submit" look="solid" {...ariaDisabled(form.isSending)}>
        {form.isSending ? 'Sending…' : 'Send the link'}
      </Button>
    </CheckedForm>
  )
}
