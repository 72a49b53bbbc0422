import { useState } from 'react'
import { Field } from '@/ui/field'
import type { useCheckedForm } from '@/ui/hooks/use-checked-form'

type PasswordField<Name extends string> = { name: Name; label: string; isNew: boolean; hint?: string }

type PasswordFieldsProps<Name extends string> = {
  /** Whose they are, for a keeper of passwords. */
  email: string
  fields: readonly PasswordField<Name>[]
  form: ReturnType<typeof useCheckedForm<Name>>
  typed: Readonly<Record<Name, string>>
  onType: (name: Name, password: string) => void
}

/** The passwords of a form, which are shown as letters if asked for. */
export function PasswordFields<Name extends string>({ email, fields, form, typed, onType }: PasswordFieldsProps<Name>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {fields.map(({ name, label, isNew, hint }) => (
        <Field key={name} label={label} hint={hint} {...form.field(name)}>
          {(control) => (
            <input
              {...control}
              name={name}
              type={isShown ? 'text' : 'password'}
              autoComplete={isNew ? 'new-password' : 'current-password'}
              spellCheck={false}
              aria-required
              readOnly={form.isSending}
              value={typed[name]}
              onChange={({ target }) => onType(name, target.value)}
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
        {fields.length === 1 ? 'Show the password' : 'Show the passwords'}
      </label>
    </>
  )
}
