import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { ConflictError, type ManagedRow, type RowsAsked } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import { capitalised } from '@/lib/capitalised'
import { type FieldValues, faultsOf } from '@/lib/faults'
import { withReason } from '@/lib/with-reason'
import { useUndo } from '@/office/list/undo-notice'
import type { FieldSpec, RowManager } from '@/office/manager'
import { useStaff } from '@/office/use-staff'
import { useSubmitState } from '@/ui/hooks/use-submit-state'
import { useNotice } from '@/ui/states/notice'
import { composeAnew } from './composed'
import { type Draft, newRowId, readDraft, removeDraft } from './drafts'
import { atField, FieldRefused } from './field-refused'
import { useDraft } from './use-draft'
import { changesOf, type Question, useSaveQuestions } from './use-save-questions'
import { useWhichText } from './which-text'

type RowFormOptions<Row extends ManagedRow, Input extends object> = {
  manager: RowManager<Row, Input>
  /** The row to change; null to add one. */
  row: Row | null
  /** The id of the draft when the row itself is gone. */
  draftId?: string | undefined
  /** The number of rows, for a new row's order. */
  count: number
  /** The list's filter: a new row gets these values. */
  only?: RowsAsked['only']
  /** What a new row is added for: its first values may have them. */
  words?: string
  /** The id of the row it belongs to. */
  parent?: string | null
  /** Not called once the form has been left. */
  onSaved: (row: Row) => void
}

/** Somebody else saved first: the row as it is now, null if deleted. */
type Conflict<Row> = { current: Row | null }

/** The state of a row's form: fields, draft, checks, saving, and conflicts with others' changes (ADM-10, ADM-11). */
export function useRowForm<Row extends ManagedRow, Input extends object>(options: RowFormOptions<Row, Input>) {
  const { manager, row, draftId, count, only = {}, words = '', parent = null, onSaved } = options
  const { userId } = useStaff()
  const { show } = useNotice()
  const markStale = useMarkStale(manager.table.table)
  const [base, setBase] = useState(row)
  // What the typing began from; null for a draft that is older than the row.
  const [origin, setOrigin] = useState(() => row && manager.valuesOf(row))
  const [conflict, setConflict] = useState<Conflict<Row> | null>(null)
  const saved = useRef(false)
  const isLeft = useIsLeft()
  const key = { userId, table: manager.table.table, rowId: row?.id ?? draftId ?? newRowId(parent) }
  const [offered, setOffered] = useState<Draft | null>(() => readDraft(key))
  const form = useForm<FieldValues>({
    defaultValues: row ? manager.valuesOf(row) : manager.blank(count, only, words),
    resolver: (values) => check(manager, values),
  })
  const submission = useSubmission(form)
  const sayAdded = useAddedNotice(manager)
  const questions = useSaveQuestions(manager)
  const whichText = useWhichText()
  const kept = useDraft(form, key, { basedOn: base?.updated_at ?? null, parent })
  const [one] = manager.nouns
  const failed = `Failed to ${base ? 'update' : 'create'} ${manager.failureNoun ?? one}`

  /** `isMineWhole` tells whether all that was typed is in the values; if not, it is kept as a draft. */
  const store = (typed: FieldValues, over = base, isMineWhole = true, asked: readonly Question[] = []) =>
    submission.submit(async () => {
      try {
        const { values, own } = composeAnew(manager.fields, over ? manager.valuesOf(over) : typed, typed)
        const go = (chosen: FieldValues, question: Question) =>
          void store(chosen, over, isMineWhole, [...asked, question])
        if (own && !asked.includes('composed')) {
          whichText.ask({ spec: own, values, onChoose: (chosen) => go(chosen, 'composed') })
          return
        }
        const input = manager.inputOf(values)
        if (await questions.ask({ over, input, asked, go: (question) => go(values, question) })) return
        const stored = over ? await update(manager, over, input) : await manager.table.create(input)
        saved.current = true
        if (isMineWhole) kept.end()
        else kept.leave()
        if (over) show(isMineWhole ? 'Saved' : 'Saved. What you typed is kept as a draft.')
        else sayAdded(stored)
        void markStale()
        if (!isLeft.current) onSaved(stored)
      } catch (failure) {
        const error = atField(manager.fields, failure)
        if (error instanceof ConflictError) setConflict({ current: error.current })
        if (error instanceof FieldRefused) pointOut(form, error)
        if (isLeft.current) show(withReason(failed, error), 'failed')
        throw error
      }
    })

  return {
    form,
    isSaving: submission.status === 'submitting',
    // What the server refused of a field is said by the field.
    error: submission.error instanceof FieldRefused ? null : submission.error,
    failed,
    isUndrafted: kept.isRefused,
    isChanged: form.formState.isDirty,
    isUnsaved: () => form.formState.isDirty && !saved.current,
    save: form.handleSubmit((values) => store(values)),
    question: whichText.question ?? questions.question,
    draft: offered && {
      draft: offered,
      take: () => {
        fill(form, offered.values)
        // Saved as a change of the version it was based on, so that a later save by somebody else is a conflict.
        if (base && offered.basedOn && offered.basedOn !== base.updated_at) {
          setBase({ ...base, updated_at: offered.basedOn })
          setOrigin(null)
        }
        setOffered(null)
      },
      drop: () => {
        removeDraft(key)
        setOffered(null)
      },
    },
    conflict: conflict && {
      ...conflict,
      origin,
      isSaving: submission.status === 'submitting',
      error: submission.error instanceof ConflictError ? null : submission.error,
      save: (chosen: FieldValues, isMineWhole: boolean) => void store(chosen, conflict.current, isMineWhole),
      addAnew: () => {
        setBase(null)
        setOrigin(null)
        submission.clearError()
        setConflict(null)
      },
      back: () => {
        submission.clearError()
        setConflict(null)
      },
    },
  }
}

/** The state of saving. A failure is over, and no longer said, once something is typed. */
function useSubmission(form: UseFormReturn<FieldValues>) {
  const submission = useSubmitState()
  const end = useEffectEvent(submission.clearError)
  // The form's own subscription.
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => end() }), [form])
  return submission
}

/** Says that a row was added, with the way to where readers see it. */
function useAddedNotice<Row extends ManagedRow, Input extends object>({
  nouns: [one],
  publicPath,
}: RowManager<Row, Input>) {
  const offer = useUndo()
  return (added: Row) => {
    const to = publicPath?.(added)
    offer({ text: `${capitalised(one)} added`, ...(to && { way: { label: 'View it', to } }) })
  }
}

/**
 * Changes a row. One that was changed meanwhile and says the same now counts as saved: the answer to an earlier save may
 * have been lost (ADM-11). Throws AppError.
 */
async function update<Row extends ManagedRow, Input extends object>(
  { table, inputOf, valuesOf }: RowManager<Row, Input>,
  over: Row,
  input: Input,
): Promise<Row> {
  try {
    return await table.update(over, changesOf(inputOf(valuesOf(over)), input))
  } catch (error) {
    const isConflict = error instanceof ConflictError && error.current !== null
    if (isConflict && JSON.stringify(inputOf(valuesOf(error.current))) === JSON.stringify(input)) return error.current
    throw error
  }
}

/** Shows a refusal at its field, which gets the focus, until that is changed (ACC-2). */
function pointOut(form: UseFormReturn<FieldValues>, { field, message }: FieldRefused): void {
  form.setError(field, { type: 'server', message }, { shouldFocus: true })
}

/** Whether the form is gone: the answer to a save may come later. */
function useIsLeft(): RefObject<boolean> {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return isLeft
}

function check({ fields }: { fields: readonly FieldSpec[] }, values: FieldValues) {
  const faults = Object.entries(faultsOf(fields, values))
  if (faults.length === 0) return { values, errors: {} }
  return { values: {}, errors: Object.fromEntries(faults.map(([name, message]) => [name, { type: 'rule', message }])) }
}

/** Sets values as if they had been typed: they count as unsaved changes. */
function fill(form: UseFormReturn<FieldValues>, values: FieldValues): void {
  for (const [name, value] of Object.entries(values)) form.setValue(name, value, { shouldDirty: true })
}
