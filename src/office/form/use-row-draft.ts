import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { restoreSave } from '@/data/draft-saves/staff'
import { type Draft, DraftConflict, type DraftStamp, findThere, type Plan, saveDraft } from '@/data/drafts/staff'
import { ConflictError, changesOf } from '@/data/row-writes'
import type { ManagedRow } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import type { FieldValues } from '@/lib/faults'
import { useWhatHolds } from '@/office/list/undo-notice'
import type { RowManager } from '@/office/manager'
import { firstValues, isSound, type OpenDraft, openDraft, outsideOf } from './form-values'
import { usePlanned } from './use-planned'
import { useSubmission } from './use-submission'

type RowDraftOptions<Row extends ManagedRow> = {
  manager: RowManager<Row>
  form: UseFormReturn<FieldValues>
  /** The draft with which the form begins. */
  draft: Draft | null
  /** The amendment that a draft of this form is a change of, if it has no other plan. */
  amendment: string | null
  /** The row as it is, and by the stamp that the typing is based on. */
  row: Row | null
  base: Row | null
  /** The id of a draft that is begun here. */
  newId: string
  /** The first values of a new row. */
  blank: () => FieldValues
  /** What is typed need not be kept in the browser any more. */
  onSaved: () => void
}

type Saving<Row> = {
  wanted?: Plan
  over?: Row | null
  /** The draft with which the values were compared, in whose place they come. */
  held?: Draft | null
  /** One with which they are to be compared first. */
  unheld?: Draft | null
  onConflict: (error: DraftConflict) => void
}

/** The draft of a form, which lies beside what is public (TIME-1). */
export function useRowDraft<Row extends ManagedRow>(options: RowDraftOptions<Row>) {
  const { manager, form, draft, amendment, row, base, newId, blank, onSaved } = options
  const hold = useWhatHolds()
  const planned = usePlanned(manager.table.table)
  const markStale = useMarkStale('drafts')
  const submission = useSubmission(form)
  const [open, setOpen] = useState<OpenDraft | null>(() => draft && openDraft(draft))
  const [said, setSaid] = useState<FieldValues | null>(() => draft && form.getValues())

  // One that was begun for this text, whose draft could not be kept yet.
  const [begun, setBegun] = useState<string | null>(null)
  const plan: Plan = open?.plan ?? { amendment: begun ?? amendment }
  const [outside, setOutside] = useState(() => (draft ? outsideOf(manager, draft) : {}))

  /** The row that readers would see with these values. */
  const shown = (values: FieldValues): object => ({ ...manager.inputOf(values), ...outside })

  // What the last try was to keep, whose answer may have been lost.
  const sent = useRef<FieldValues | null>(null)
  const isSent = ({ draft: there }: DraftConflict, before: FieldValues): boolean => {
    const inputs = [firstValues(manager, row, there, blank), before].map(manager.inputOf)
    return JSON.stringify(inputs[0]) === JSON.stringify(inputs[1])
  }
  const keep = async (values: FieldValues, wanted: Plan, over: Row | null, replaces: DraftStamp | null) => {
    const input = manager.inputOf(values)
    const given = {
      table: manager.table.table,
      row: over,
      values: over ? { ...outside, ...changesOf(manager.inputOf(manager.valuesOf(over)), input) } : input,
      id: newId,
      plan: wanted,
    }
    const before = sent.current
    sent.current = values
    const stamp = await saveDraft({ ...given, replaces }).catch((error: unknown) => {
      if (!(error instanceof DraftConflict) || !before || !isSent(error, before)) throw error
      return saveDraft({ ...given, replaces: error.draft })
    })
    setOpen({ ...stamp, plan: { ...wanted, setFor: null } })
    setSaid(values)
    return () => saveDraft({ ...given, plan: { ...wanted, publishOn: null }, replaces: stamp })
  }
  const show = (draft: Draft): Draft | null => {
    if (form.formState.isDirty) return null
    const values = firstValues(manager, row, draft, blank)
    form.reset(values)
    setOpen(openDraft(draft))
    setOutside(outsideOf(manager, draft))
    setSaid(values)
    return draft
  }
  return {
    open,
    stamp: open && { id: open.id, written_at: open.written_at },
    plan,
    shown,
    isSaving: submission.status === 'submitting',
    error: submission.error instanceof DraftConflict ? null : submission.error,
    clearError: submission.clearError,
    /**
     * Stores what is ready for its day or amendment, as a draft of the row "over", in the place of the draft "held" with which
     * it was compared. Throws AppError, ConflictError where the draft is older than its row: it would wait on its day.
     */
    set: async (values: FieldValues, wanted: Plan, over: Row | null, held: DraftStamp | null) => {
      if (row && over && over.updated_at < row.updated_at) throw new ConflictError(row)
      setBegun(wanted.amendment ?? null)
      const removeDay = await keep(values, { ...wanted, isReady: true }, over, held ?? open)
      await planned(wanted, row?.id ?? null, (held ?? open)?.id ?? newId, shown(values), removeDay)
    },
    /** Saves it from the form, by the plan that it has; what is required may still be missing. */
    save: async ({ wanted = { ...plan, isReady: false }, over = base, held = null, ...rest }: Saving<Row>) => {
      const values = form.getValues()
      if (!isSound(form, manager, values)) return false
      return submission.submit(async () => {
        try {
          if (rest.unheld && !held) throw new DraftConflict(rest.unheld)
          await keep(values, wanted, over, held ?? open)
        } catch (error) {
          if (error instanceof DraftConflict) rest.onConflict(error)
          throw error
        }
        form.reset(values, { keepValues: true })
        onSaved()
        hold({ text: 'Draft saved', holds: 'Readers see nothing of it yet' })
        void markStale()
      })
    },
    /**
     * Has it say again what it said at a save, in the form too unless something is typed there, which meets it with the next save.
     * @returns the draft as it is in the form then. Throws AppError.
     */
    restore: async (save: string): Promise<Draft | null> => {
      if (!open) return null
      const restored = await restoreSave(open, save)
      hold({ text: 'Draft restored', holds: 'Readers see nothing of it yet' })
      void markStale()
      return show(restored)
    },
    /** Shows it as colleagues have left it, likewise; @returns and throws likewise. */
    refresh: async (): Promise<Draft | null> => {
      const place = { id: open?.id, row: row?.id, amendment: plan.amendment }
      const there = await findThere({ table: manager.table.table, ...place })
      void markStale()
      return there && show(there)
    },
    /** From what this form and a draft that was written meanwhile began; null where that is not known. */
    originOf: (error: DraftConflict, unheld: Draft | null, origin: FieldValues | null) => {
      if (unheld || said) return unheld ? null : said
      // One that somebody began meanwhile began from the row, as this did.
      return error.draft.based_on === base?.updated_at ? origin : null
    },
    /** What waits no more once this is published. */
    ends: (held: DraftStamp | null): DraftStamp | null => held ?? open,
  }
}
