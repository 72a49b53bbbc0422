import { useId, useRef, useState } from 'react'
import { changePassword, SHORTEST_PASSWORD } from '@/data/session/staff'
import { useMarkStale } from '@/data/stale'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
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
  const [isChecked, setIsChecked] = useState(false)
  const [isShown, setIsShown] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const isSaving = status === 'submitting'
  const faults = isChecked ? faultsOf(typed) : {}

  const focusOn = (name: string) => {
    const control = form.current?.elements.namedItem(name)
    if (control instanceof HTMLElement) control.focus()
  }
  const save = async (event: React.FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    const [fault] = Object.keys(faultsOf(typed))
    if (fault) return focusOn(fault)
    const isChanged = await submit(() => changePassword(email, typed.present, typed.next))
    if (!isChanged) return focusOn('present')
    setTyped(EMPTY)
    setIsChecked(false)
    show('Password changed. You are signed out everywhere else.')
    await markStale()
  }
  return (
    <AccountPart title="Password" error={error}>
      <form ref={form} noValidate aria-label="Password" onSubmit={save} className="grid gap-4">
        {/* so that a keeper of passwords knows whose it is */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {FIELDS.map(([name, label, autoComplete, hint]) => (
          <Field key={name} id={`${id}-${name}`} label={label} error={faults[name]} hint={hint}>
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

/** What is wrong, by field, the first one first. */
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
