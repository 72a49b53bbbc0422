import { useState } from 'react'
import { changePassword, SHORTEST_PASSWORD } from '@/data/session/staff'
import { useMarkStale } from '@/data/stale'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { FaultSummary } from '@/ui/fault-summary'
import { Field } from '@/ui/field'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'
import { useSubmitState } from '@/ui/hooks/use-submit-state'
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
  const { status, error, submit, clearError } = useSubmitState()
  const [typed, setTyped] = useState(EMPTY)
  const [isShown, setIsShown] = useState(false)
  const isSaving = status === 'submitting'
  const form = useCheckedForm({ fields: ['present', 'next'], wrong: faultsOf(typed), error })
  const save = async (event: React.FormEvent) => {
    event.preventDefault()
    if (!form.check()) return
    const isChanged = await submit(() => changePassword(email, typed.present, typed.next))
    if (!isChanged) return
    setTyped(EMPTY)
    form.begin()
    show('Password changed. You are signed out everywhere else.')
    await markStale()
  }
  return (
    <AccountPart title="Password" error={form.failure}>
      <form ref={form.ref} noValidate aria-label="Password" onSubmit={save} className="grid gap-4">
        <FaultSummary {...form.summary} />
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
                onChange={({ target }) => {
                  setTyped({ ...typed, [name]: target.value })
                  clearError()
                }}
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
      </form>
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
