import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AppError } from '@/data/errors'
import { openMailedLink, SHORTEST_PASSWORD, sessionQuery, setForgottenPassword } from '@/data/session/staff'
import { paths } from '@/names/paths'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { CheckedForm } from '@/ui/checked-form'
import { Field } from '@/ui/field'
import { FormError } from '@/ui/form-error'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'

type SetPasswordProps = { token: string; email: string; onOld: () => void }

/** Another password by a mailed link, which is used when it is sent and not before. */
export function SetPassword({ token, email, onOld }: SetPasswordProps) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [isShown, setIsShown] = useState(false)
  // A link is spent once; a password that is refused after it is no reason to ask for another.
  const isOpen = useRef(false)
  const form = useCheckedForm({ fields: ['password'] })
  const send = async () => {
    if (!form.check(password.length < SHORTEST_PASSWORD ? { password: shortBy(password.length) } : {})) return
    await form.submit(async () => {
      try {
        if (!isOpen.current) await openMailedLink(token)
        isOpen.current = true
        cache.setQueryData(sessionQuery().queryKey, await setForgottenPassword(password))
        navigate(paths.admin, { replace: true })
      } catch (error) {
        if (error instanceof AppError && error.code === 'otp_expired') return onOld()
        throw error
      }
    })
  }
  return (
    <CheckedForm form={form} onSend={() => void send()} aria-label="Set a new password" className="grid gap-5">
      <p>
        For <strong className="break-words">{email}</strong>. The link is used when you press the button, not before.
      </p>
      {/* so that a keeper of passwords knows whose it is */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        label="New password (required)"
        hint={`${SHORTEST_PASSWORD} characters or more`}
        {...form.field('password')}
      >
        {(control) => (
          <input
            {...control}
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            spellCheck={false}
            aria-required
            readOnly={form.isSending}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          checked={isShown}
          onChange={({ target }) => setIsShown(target.checked)}
          className="size-4 accent-accent"
        />
        Show the password
      </label>
      <FormError error={form.error} />
      <Button type="submit" look="solid" {...ariaDisabled(form.isSending)}>
        {form.isSending ? 'Setting it…' : 'Set it and sign in'}
      </Button>
      <p className="text-muted text-sm">
        All other sessions end, and a mail tells you so. The present password is not asked for here.
      </p>
    </CheckedForm>
  )
}

function shortBy(length: number): string {
  const missing = SHORTEST_PASSWORD - length
  return length ? `${missing} ${missing === 1 ? 'character' : 'characters'} more` : 'New password is required'
}
