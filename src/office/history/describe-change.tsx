import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeChange, LONGEST_NOTE, toldChangesQuery } from '@/data/changes/staff'
import type { ManagedTable } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import { FormSheet } from '@/office/form-sheet'
import { FetchFailed } from '@/office/list/fetch-failed'
import { Field } from '@/ui/field'
import { FormError } from '@/ui/form-error'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'
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
  const query = useQuery(toldChangesQuery(table, id))
  const change = query.data?.find(({ changed_at }) => changed_at === changedAt)
  const [typed, setTyped] = useState<string | null>(null)
  const [isMarked, setIsMarked] = useState<boolean | null>(null)
  const note = typed ?? change?.note ?? ''
  const isMinor = isMarked ?? change?.is_minor ?? false
  const form = useCheckedForm({ fields: ['note'] })
  const markStale = useMarkStale(table)
  const { show } = useNotice()
  const save = () =>
    form.submit(async () => {
      if (change) await describeChange(change.version, note, isMinor)
      show('Readers are told so')
      void markStale()
      onClose()
    })
  const without = change?.is_new ? 'without it the text’s first sentence' : 'without it only that the text was changed'
  return (
    <FormSheet
      form={form}
      title="What readers are told of this change"
      submit={change ? (form.isSending ? 'Saving…' : 'Save') : 'Close'}
      {...(!change && { other: null })}
      onSubmit={() => void (change ? save() : onClose())}
      onCancel={onClose}
    >
      {!query.data && !query.error && <TextSkeleton lines={2} />}
      {!query.data && <FetchFailed what="Failed to fetch what readers are told" query={query} />}
      {query.data && !change && (
        <p>Nothing: they see no difference, the text is hidden from them, or the change was taken back.</p>
      )}
      {change && (
        <>
          <FormError error={form.error} />
          <Field
            {...form.field('note')}
            label="Note"
            hint={`One sentence under “What changed”, at most ${LONGEST_NOTE} characters; ${without}.`}
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
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
          <label className="flex min-h-11 items-center gap-2.5 md:min-h-8">
            <input
              type="checkbox"
              checked={isMinor}
              onChange={({ target }) => setIsMarked(target.checked)}
              className="size-4 accent-accent"
            />
            Minor, such as a misprint: folded away, not in the feed
          </label>
        </>
      )}
    </FormSheet>
  )
}
