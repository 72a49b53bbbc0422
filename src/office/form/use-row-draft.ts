import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type Draft, endDraft, type Plan, saveDraft } from '@/data/drafts/staff'
import { versionsOf } from '@/data/history/staff'
import { ConflictError, type ManagedRow } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import type { FieldValues } from '@/lib/faults'
import { useWhatHolds } from '@/office/list/undo-notice'
import type { RowManager } from '@/office/manager'
import { useStaff } from '@/office/use-staff'
import { isSound, type OpenDraft, openDraft, outsideOf } from './form-values'
import { usePlanned } from './use-planned'
import { changesOf } from './use-save-questions'
import { useSubmission } from './use-submission'

type RowDraftOptions<Row extends ManagedRow, Input extends object> = {
  manager: RowManager<Row, Input>
  form: UseFormReturn<FieldValues>
  /** The draft with which the form begins. */
  draft: Draft | null
  /** The amendment that a draft of this form is a change of, if it has no other plan. */
  amendment: string | null
  /** The row as it is, and by the stamp that the typing is based on. */
  row: Row | null
  base: Row | null
  /** What is typed need not be kept in the browser any more. */
  onSaved: () => void
}

/** The draft of a form, which lies beside what is public (TIME-1). */
export function useRowDraft<Row extends ManagedRow, Input extends object>(options: RowDraftOptions<Row, Input>) {
  const { manager, form, draft, amendment, row, base, onSaved } = options
  const { userId } = useStaff()
  const hold = useWhatHolds()
  const planned = usePlanned(manager.table.table)
  const markStale = useMarkStale('drafts')
  const submission = useSubmission(form)
  const [open, setOpen] = useState<OpenDraft | null>(() => draft && openDraft(draft, userId))

  // One that was begun for this text, whose draft could not be kept yet.
  const [begun, setBegun] = useState<string | null>(null)
  const plan: Plan = open?.plan ?? { amendment: begun ?? amendment }
  const outside = draft ? outsideOf(manager, draft) : {}

  /** The row that readers would see with these values. */
  const shown = (values: FieldValues): object => ({ ...manager.inputOf(values), ...outside })

  const keep = async (values: FieldValues, wanted: Plan, over = base) => {
    const input = manager.inputOf(values)
    const stamp = await saveDraft({
      table: manager.table.table,
      row: over,
      values: over ? { ...outside, ...changesOf(manager.inputOf(manager.valuesOf(over)), input) } : input,
      replaces: open?.isOwn ? open : null,
      plan: wanted,
    })
    setOpen({ ...stamp, plan: { ...wanted, setFor: null }, isOwn: true })
  }
  return {
    open,
    plan,
    shown,
    isSaving: submission.status === 'submitting',
    error: submission.error,
    /**
     * Stores what is ready for its day or amendment, as a draft of the row "over" if that was chosen from two versions. Throws
     * AppError, ConflictError where the draft is older than its row: it would wait on its day.
     */
    set: async (values: FieldValues, wanted: Plan, over?: Row | null) => {
      if (row && base && !over && row.updated_at !== base.updated_at) throw new ConflictError(row)
      setBegun(wanted.amendment ?? null)
      await keep(values, { ...wanted, isReady: true }, over ?? base)
      await planned(wanted, row?.id ?? null, shown(values))
    },
    /** Saves it from the form, by the plan that it has; what is required may still be missing. */
    save: async (wanted: Plan = { ...plan, isReady: false }) => {
      const values = form.getValues()
      if (!isSound(form, manager, values)) return
      await submission.submit(async () => {
        await keep(values, wanted)
        form.reset(values, { keepValues: true })
        onSaved()
        hold({ text: 'Draft saved', holds: 'Readers see nothing of it yet' })
        void markStale()
      })
    },
    /** Readers see it as this row: it waits no more, unless it is a colleague's who would miss words of it. */
    end: async (row: Row) => {
      if (!open || (!open.isOwn && form.formState.isDirty)) return
      try {
        const [version] = await versionsOf(manager.table.table, row)
        await endDraft(open.id, version)
      } catch (error) {
        console.error('The draft of what was published waits', error)
      }
    },
  }
}
