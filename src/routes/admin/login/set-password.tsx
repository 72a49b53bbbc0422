import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AppError } from '@/data/errors'
import { openMailedLink, SHORTEST_PASSWORD, sessionQuery, setForgottenPassword } from '@/data/session/staff'
import { paths } from '@/names/paths'
import { PasswordFields } from '@/office/password-fields'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { CheckedForm } from '@/ui/checked-form'
import { FormError } from '@/ui/form-error'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'

const FIELDS = [
  { name: 'password', label: 'New password (required)', isNew: true, hint: `${SHORTEST_PASSWORD} characters or more` },
] as const

type SetPasswordProps = { token: string; email: string; onOld: () => void }

/** Another password by a mailed link, which is used when it is sent and not before. */
export function SetPassword({ token, email, onOld }: SetPasswordProps) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
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
      <PasswordFields
        email={email}
        fields={FIELDS}
        form={form}
        typed={{ password }}
        onType={(_, next) => setPassword(next)}
      />
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
