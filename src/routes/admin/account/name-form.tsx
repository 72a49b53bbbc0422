import { useState } from 'react'
import { renameOneself } from '@/data/session/staff'
import { useMarkStale } from '@/data/stale'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { FaultSummary } from '@/ui/fault-summary'
import { Field } from '@/ui/field'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'
import { useSubmitState } from '@/ui/hooks/use-submit-state'
import { useNotice } from '@/ui/states/notice'
import { AccountPart } from './account-part'

/** The name by which colleagues know who is signed in; the database says whether it can be one. */
export function NameForm({ name, email }: { name: string; email: string }) {
  const markStale = useMarkStale('account')
  const { show } = useNotice()
  const { status, error, submit, clearError } = useSubmitState()
  const [typed, setTyped] = useState(name)
  const form = useCheckedForm({ fields: ['name'], wrong: {}, error })
  const isSaving = status === 'submitting'
  const save = (event: React.FormEvent) => {
    event.preventDefault()
    void submit(async () => {
      await renameOneself(typed)
      show('Name saved')
      await markStale()
    })
  }
  return (
    <AccountPart title="Name" error={form.failure}>
      <form ref={form.ref} noValidate aria-label="Name" onSubmit={save} className="grid gap-4">
        <FaultSummary {...form.summary} />
        <Field
          {...form.field('name')}
          label="Name shown to colleagues (optional)"
          hint={`Beside what you change and write. Without one they see ${email}.`}
        >
          {(control) => (
            <input
              {...control}
              name="name"
              type="text"
              dir="auto"
              autoComplete="name"
              readOnly={isSaving}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                clearError()
              }}
            />
          )}
        </Field>
        <Button type="submit" look="solid" {...ariaDisabled(isSaving)} className="justify-self-start">
          {isSaving ? 'Saving…' : 'Save name'}
        </Button>
      </form>
    </AccountPart>
  )
}
