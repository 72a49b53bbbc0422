import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionQuery, signIn } from '@/data/session/staff'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { CheckedForm } from '@/ui/checked-form'
import { Field } from '@/ui/field'
import { FormError } from '@/ui/form-error'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'

/** Email and password (AUTH-1). Whoever is signed in by it is the answer of sessionQuery from then on. */
export function SignInForm({ email: known = '' }: { email?: string }) {
  const cache = useQueryClient()
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const form = useCheckedForm({ fields: ['email', 'password'] })
  const isPending = form.isSending

  const send = async () => {
    const isWhole = form.check({
      ...(!email.trim() && { email: 'Email is required' }),
      ...(!password && { password: 'Password is required' }),
    })
    if (!isWhole) return
    await form.submit(async () => {
      cache.setQueryData(sessionQuery().queryKey, await signIn(email.trim(), password))
    })
  }
  return (
    <CheckedForm form={form} onSend={() => void send()} aria-label="Sign in" className="space-y-5">
      <Field label="Email (required)" {...form.field('email')}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            aria-required
            readOnly={isPending}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      <Field label="Password (required)" {...form.field('password')}>
        {(control) => (
          <input
            {...control}
            name="password"
            type="password"
            // Of a dialog that knows who signs in again.
            data-autofocus={known !== '' || undefined}
            autoComplete="current-password"
            required
            readOnly={isPending}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      <FormError error={form.error} />
      <Button type="submit" look="solid" {...ariaDisabled(isPending)} className="w-full">
        {isPending ? 'Signing in...' : 'Sign in'}
      </Button>
    </CheckedForm>
  )
}
