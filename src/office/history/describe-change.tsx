import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { describeChange, LONGEST_NOTE, type ToldChange, toldChangesQuery } from '@/data/changes/staff'
import type { ManagedTable } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import { FetchFailed } from '@/office/list/fetch-failed'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { CheckedForm } from '@/ui/checked-form'
import { Field } from '@/ui/field'
import { FormError } from '@/ui/form-error'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'
import { Modal } from '@/ui/modal'
import { useNotice } from '@/ui/states/notice'
import { TextSkeleton } from '@/ui/states/skeleton'

type DescribeChangeProps = {
  table: ManagedTable
  /** The text. */
  id: string
  /** When the change was made: the text's updated_at after it. */
  changedAt: string
  onClose: () => void
}

/** Asks what readers are told of a change of a text (TIME-5). In front of the page, and no part of a form there. */
export function DescribeChange({ table, id, changedAt, onClose }: DescribeChangeProps) {
  const titleId = useId()
  const query = useQuery(toldChangesQuery(table, id))
  const change = query.data?.find(({ changed_at }) => changed_at === changedAt)
  return createPortal(
    <Modal labelledBy={titleId} onCancel={onClose} className="office-sheet">
      <header className="flex items-center justify-between ps-4 pe-2 pt-2">
        <h2 id={titleId} className="font-semibold">
          What readers are told of this change
        </h2>
        <Button look="quiet" aria-label="Close" onClick={onClose}>
          <X aria-hidden className="size-4" />
        </Button>
      </header>
      <div className="px-4 pb-4 empty:hidden">
        {!query.data && !query.error && <TextSkeleton lines={2} />}
        {!query.data && <FetchFailed what="Failed to fetch what readers are told" query={query} />}
        {query.data && !change && (
          <p>Nothing: they see no difference, the text is hidden from them, or the change was taken back.</p>
        )}
      </div>
      {change && <Description table={table} change={change} onClose={onClose} />}
    </Modal>,
    document.body,
  )
}

type DescriptionProps = Pick<DescribeChangeProps, 'table' | 'onClose'> & { change: ToldChange }

function Description({ table, change, onClose }: DescriptionProps) {
  const { version, is_new } = change
  const [note, setNote] = useState(change.note ?? '')
  const [isMinor, setIsMinor] = useState(change.is_minor)
  const form = useCheckedForm({ fields: ['note'] })
  const isSaving = form.isSending
  const markStale = useMarkStale(table)
  const { show } = useNotice()
  const save = () =>
    form.submit(async () => {
      await describeChange(version, note, isMinor)
      show('Readers are told so')
      void markStale()
      onClose()
    })
  return (
    <CheckedForm form={form} onSend={() => void save()} aria-label="What readers are told">
      <div className="grid gap-3 px-4 pb-4">
        <FormError error={form.error} />
        <Field
          {...form.field('note')}
          label="Note"
          hint={`One sentence under “What changed”, at most ${LONGEST_NOTE} characters; ${
            is_new ? 'without it the text’s first sentence' : 'without it only that the text was changed'
          }.`}
        >
          {(control) => (
            <textarea
              {...control}
              name="note"
              rows={3}
              maxLength={LONGEST_NOTE}
              dir="auto"
              data-autofocus
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        <label className="flex min-h-11 items-center gap-2.5 md:min-h-8">
          <input
            type="checkbox"
            checked={isMinor}
            onChange={({ target }) => setIsMinor(target.checked)}
            className="size-4 accent-accent"
          />
          Minor, such as a misprint: folded away, not in the feed
        </label>
      </div>
      <div className="flex flex-wrap justify-end gap-2 border-line border-t px-4 py-2">
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" look="solid" {...ariaDisabled(isSaving)}>
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </CheckedForm>
  )
}
