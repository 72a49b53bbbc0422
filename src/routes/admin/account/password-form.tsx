import { useState } from 'react'
import { changePassword, SHORTEST_PASSWORD } from '@/data/session/staff'
import { useMarkStale } from '@/data/stale'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { CheckedForm } from '@/ui/checked-form'
import { Field } from '@/ui/field'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'
import { useNotice } from '@/ui/states/notice'
import { AccountPart } from './account-part'

const EMPTY = { present: '', next: '' }

type Typed = typeof EMPTY

const FIELDS = [
  ['present', 'Present password (required)', 'current-password', undefined],
  ['next', 'New password (required)', 'new-password', `${SHORTEST_PASSWORD} characters or more`],
] as const

/** Another password, for whoever knows the present one; it ends the sessions elsewhere. */
export function PasswordForm({ email }: { email: string }) {
  const markStale = useMarkStale('account')
  const { show } = useNotice()
  const [typed, setTyped] = useState(EMPTY)
  const [isShown, setIsShown] = useState(false)
  const form = useCheckedForm({ fields: ['present', 'next'] })
  const isSaving = form.isSending
  const save = async () => {
    if (!form.check(faultsOf(typed))) return
    const isChanged = await form.submit(() => changePassword(email, typed.present, typed.next))
    if (!isChanged) return
    setTyped(EMPTY)
    show('Password changed. You are signed out everywhere else.')
    await markStale()
  }
  return (
    <AccountPart title="Password" error={form.error}>
      <CheckedForm form={form} onSend={() => void save()} aria-label="Password" className="grid gap-4">
        {/* so that a keeper of passwords knows whose it is */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {FIELDS.map(([name, label, autoComplete, hint]) => (
          <Field key={name} label={label} hint={hint} {...form.field(name)}>
            {(control) => (
              <input
                {...control}
                name={name}
                type={isShown ? 'text' : 'password'}
                autoComplete={autoComplete}
                spellCheck={false}
                aria-required
                readOnly={isSaving}
                value={typed[name]}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              />
            )}
          </Field>
        ))}
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={isShown}
            onChange={({ target }) => setIsShown(target.checked)}
            className="size-4 accent-accent"
          />
          Show the passwords
        </label>
        <Button type="submit" look="solid" {...ariaDisabled(isSaving)} className="justify-self-start">
          {isSaving ? 'Changing…' : 'Change password'}
        </Button>
      </CheckedForm>
    </AccountPart>
  )
}

/** What is wrong, by field. */
function faultsOf({ present, next }: Typed): Partial<Record<keyof Typed, string>> {
  return {
    ...(!present && { present: 'Present password is required' }),
    ...(!next
      ? { next: 'New password is required' }
      : next.length < SHORTEST_PASSWORD
        ? { next: `New password must be ${SHORTEST_PASSWORD} characters or more` }
        : next === present && { next: 'New password is the same as the present one' }),
  }
}
