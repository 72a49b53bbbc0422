import { useState } from 'react'
import { changePassword, SHORTEST_PASSWORD } from '@/data/session/staff'
import { useMarkStale } from '@/data/stale'
import { PasswordFields } from '@/office/password-fields'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { CheckedForm } from '@/ui/checked-form'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'
import { useNotice } from '@/ui/states/notice'
import { AccountPart } from './account-part'

const EMPTY = { present: '', next: '' }

type Typed = typeof EMPTY

const FIELDS = [
  { name: 'present', label: 'Present password (required)', isNew: false },
  { name: 'next', label: 'New password (required)', isNew: true, hint: `${SHORTEST_PASSWORD} characters or more` },
] as const

/** Another password, for whoever knows the present one; it ends the sessions elsewhere. */
export function PasswordForm({ email }: { email: string }) {
  const markStale = useMarkStale('account')
  const { show } = useNotice()
  const [typed, setTyped] = useState(EMPTY)
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
        <PasswordFields
          email={email}
          fields={FIELDS}
          form={form}
          typed={typed}
          onType={(name, password) => setTyped({ ...typed, [name]: password })}
        />
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
