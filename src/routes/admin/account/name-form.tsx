import { renameOneself } from '@/data/session/staff'
import { useMarkStale } from '@/data/stale'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { CheckedForm } from '@/ui/checked-form'
import { Field } from '@/ui/field'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'
import { useStateOf } from '@/ui/hooks/use-state-of'
import { useNotice } from '@/ui/states/notice'
import { AccountPart } from './account-part'

/** The name by which colleagues know who is signed in; the database says whether it can be one. */
export function NameForm({ name, email }: { name: string; email: string }) {
  const markStale = useMarkStale('account')
  const { show } = useNotice()
  const [typed, setTyped] = useStateOf(name, name)
  const form = useCheckedForm({ fields: ['name'] })
  const isSaving = form.isSending
  const save = () =>
    form.submit(async () => {
      await renameOneself(typed)
      show('Name saved')
      await markStale()
    })
  return (
    <AccountPart title="Name" error={form.error}>
      <CheckedForm form={form} onSend={() => void save()} aria-label="Name" className="grid gap-4">
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
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <Button type="submit" look="solid" {...ariaDisabled(isSaving)} className="justify-self-start">
          {isSaving ? 'Saving…' : 'Save name'}
        </Button>
      </CheckedForm>
    </AccountPart>
  )
}
