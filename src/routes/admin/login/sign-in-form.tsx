import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionQuery, signIn } from '@/data/session/staff'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { FormError } from '@/ui/form-error'
import { useSubmitState } from '@/ui/hooks/use-submit-state'

/** Email and password (AUTH-1). Whoever is signed in by it is the answer of sessionQuery from then on. */
export function SignInForm({ email: known = '' }: { email?: string }) {
  const cache = useQueryClient()
  const { status, error, submit, clearError } = useSubmitState()
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const isPending = status === 'submitting'

  const send = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsChecked(true)
    const missing = !email.trim() ? 'email' : !password ? 'password' : null
    if (missing) {
      const control = event.currentTarget.elements.namedItem(missing)
      if (control instanceof HTMLElement) control.focus()
      return
    }
    await submit(async () => {
      cache.setQueryData(sessionQuery().queryKey, await signIn(email.trim(), password))
    })
  }
  return (
    <form noValidate onSubmit={send} className="space-y-5">
      <Field label="Email" error={isChecked && !email.trim() ? 'Email is required' : null}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            readOnly={isPending}
            value={email}
            onChange={({ target }) => {
              setEmail(target.value)
              clearError()
            }}
          />
        )}
      </Field>
      <Field label="Password" error={isChecked && !password ? 'Password is required' : null}>
        {(control) => (
          <input
            {...control}
            name="password"
            type="password"
            // Of a dialog that knows who signs in again.
            data-autofocus={known !== '' || undefined}
            autoComplete="current-password"
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
