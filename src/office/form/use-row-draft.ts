import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type Draft, saveDraft, setDraftRemoved } from '@/data/drafts/staff'
import type { ManagedRow } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import type { FieldValues } from '@/lib/faults'
import type { RowManager } from '@/office/manager'
import { useStaff } from '@/office/use-staff'
import { useNotice } from '@/ui/states/notice'
import { isSound, type OpenDraft, openDraft } from './form-values'
import { changesOf } from './use-save-questions'
import { useSubmission } from './use-submission'

type RowDraftOptions<Row extends ManagedRow, Input extends object> = {
  manager: RowManager<Row, Input>
  form: UseFormReturn<FieldValues>
  /** The draft with which the form begins. */
  draft: Draft | null
  /** The row, by the stamp that the typing is based on. */
  base: Row | null
  /** What is typed need not be kept in the browser any more. */
  onSaved: () => void
}

/** The draft of a form, which lies beside what is public (TIME-1). */
export function useRowDraft<Row extends ManagedRow, Input extends object>(options: RowDraftOptions<Row, Input>) {
  const { manager, form, draft, base, onSaved } = options
  const { userId } = useStaff()
  const { show } = useNotice()
  const markStale = useMarkStale('drafts')
  const submission = useSubmission(form)
  const [open, setOpen] = useState<OpenDraft | null>(() => draft && openDraft(draft, userId))

  const keep = async (values: FieldValues, publishOn: string | null) => {
    const input = manager.inputOf(values)
    const stamp = await saveDraft({
      table: manager.table.table,
      row: base,
      values: base ? changesOf(manager.inputOf(manager.valuesOf(base)), input) : input,
      replaces: open?.isOwn ? open : null,
      publishOn,
    })
    setOpen({ ...stamp, publishOn, isOwn: true })
  }
  return {
    open,
    isSaving: submission.status === 'submitting',
    error: submission.error,
    /** Stores it, from a day on if one is given. Throws AppError. */
    keep,
    /** Saves it from the form, with the day that it has; what is required may still be missing. */
    save: async (publishOn = open?.publishOn ?? null) => {
      const values = form.getValues()
      if (!isSound(form, manager, values)) return
      await submission.submit(async () => {
        await keep(values, publishOn)
        form.reset(values, { keepValues: true })
        onSaved()
        show('Draft saved')
        void markStale()
      })
    },
    /** Readers see it: it waits no more, unless it is a colleague's who would miss words of it. */
    end: async () => {
      if (!open || (!open.isOwn && form.formState.isDirty)) return
      await setDraftRemoved(open.id, true).catch((error) =>
        console.error('The draft of what was published waits', error),
      )
    },
  }
}
