import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionQuery, signIn } from '@/data/session/staff'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { FaultSummary } from '@/ui/fault-summary'
import { Field } from '@/ui/field'
import { FormError } from '@/ui/form-error'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'
import { useSubmitState } from '@/ui/hooks/use-submit-state'

/** Email and password (AUTH-1). Whoever is signed in by it is the answer of sessionQuery from then on. */
export function SignInForm({ email: known = '' }: { email?: string }) {
  const cache = useQueryClient()
  const { status, error, submit, clearError } = useSubmitState()
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const form = useCheckedForm({
    fields: ['email', 'password'],
    wrong: {
      ...(!email.trim() && { email: 'Email is required' }),
      ...(!password && { password: 'Password is required' }),
    },
    error,
  })
  const isPending = status === 'submitting'

  const send = async (event: React.FormEvent) => {
    event.preventDefault()
    if (!form.check()) return
    await submit(async () => {
      cache.setQueryData(sessionQuery().queryKey, await signIn(email.trim(), password))
    })
  }
  return (
    <form ref={form.ref} noValidate onSubmit={send} className="space-y-5">
      <FaultSummary {...form.summary} />
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
            onChange={({ target }) => {
              setEmail(target.value)
              clearError()
            }}
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
            onChange={({ target }) => {
              setPassword(target.value)
              clearError()
            }}
          />
        )}
      </Field>
      <FormError error={error} />
      <Button type="submit" look="solid" {...ariaDisabled(isPending)} className="w-full">
        {isPending ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  )
}
