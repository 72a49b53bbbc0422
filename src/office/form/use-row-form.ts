import { type RefObject, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Draft, Plan } from '@/data/drafts/staff'
import { ConflictError, type ManagedRow, type RowsAsked } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import type { FieldValues } from '@/lib/faults'
import { withReason } from '@/lib/with-reason'
import type { RowManager } from '@/office/manager'
import { useStaff } from '@/office/use-staff'
import { useNotice } from '@/ui/states/notice'
import { composeAnew } from './composed'
import { atField, FieldRefused } from './field-refused'
import { check, firstValues, pointOut } from './form-values'
import { newRowId } from './unsaved'
import { updateRow } from './update-row'
import { useBase } from './use-base'
import { useRowDraft } from './use-row-draft'
import { type Question, useSaveQuestions } from './use-save-questions'
import { useSavedNotice } from './use-saved-notice'
import { useSubmission } from './use-submission'
import { useUnsaved } from './use-unsaved'
import { useUnsavedOffer } from './use-unsaved-offer'
import { useWhichText } from './which-text'

type RowFormOptions<Row extends ManagedRow, Input extends object> = {
  manager: RowManager<Row, Input>
  /** The row to change; null to add one. */
  row: Row | null
  /** The draft with which the form begins (TIME-1). */
  draft?: Draft | null
  /** The amendment for which the row is changed (TIME-3). */
  amendment?: string | null
  /** The id of the unsaved text when the row itself is gone. */
  unsavedId?: string | undefined
  /** The number of rows, for a new row's order. */
  count: number
  /** The list's filter: a new row gets these values. */
  only?: RowsAsked['only']
  /** What a new row is added for: its first values may have them. */
  words?: string
  /** The id of the row it belongs to. */
  parent?: string | null
  /** With the row, unless it waits for its day or amendment. Not called once the form has been left. */
  onSaved: (row: Row | null) => void
}

type StoreOptions<Row> = {
  over?: Row | null
  /** Whether all that was typed is in the values; if not, it is kept in the browser. */
  isMineWhole?: boolean
  asked?: readonly Question[]
  /** When readers are to see it; null for now. */
  plan?: Plan | null
}

/** Somebody else saved first: the row as it is now, null if deleted; and what was about to be done. */
type Conflict<Row> = { current: Row | null; plan: Plan | null }

/** The state of a row's form: fields, unsaved text, checks, saving, and conflicts with others' changes (ADM-10, ADM-11). */
export function useRowForm<Row extends ManagedRow, Input extends object>(options: RowFormOptions<Row, Input>) {
  const { manager, row, draft = null, amendment = null, unsavedId, parent = null, onSaved } = options
  const { userId } = useStaff()
  const { show } = useNotice()
  const markStale = useMarkStale(manager.table.table)
  const { base, origin, goBackTo, forget } = useBase(manager, row, draft)
  const [conflict, setConflict] = useState<Conflict<Row> | null>(null)
  const saved = useRef(false)
  const isLeft = useIsLeft()
  const key = { userId, table: manager.table.table, rowId: row?.id ?? unsavedId ?? newRowId(parent) }
  const form = useForm<FieldValues>({
    defaultValues: firstValues(manager, row, draft, () => blankOf(options)),
    resolver: (values) => check(manager, values),
  })
  const offer = useUnsavedOffer(form, key, goBackTo)
  const submission = useSubmission(form)
  const saySaved = useSavedNotice(manager)
  const questions = useSaveQuestions(manager)
  const whichText = useWhichText()
  const kept = useUnsaved(form, key, { basedOn: base?.updated_at ?? null, parent })
  const drafting = useRowDraft({ manager, form, draft, amendment, row, base, onSaved: kept.settle })
  const failed = `Failed to ${base ? 'update' : 'create'} ${manager.failureNoun ?? manager.nouns[0]}`

  const publish = async (input: Input, over: Row | null, isMineWhole: boolean) => {
    const stored = over ? await updateRow(manager, over, input) : await manager.table.create(input)
    if (isMineWhole) await drafting.end(stored)
    saySaved(stored, { before: over, isMineWhole })
    return stored
  }
  const store = (typed: FieldValues, options: StoreOptions<Row> = {}) =>
    submission.submit(async () => {
      const { over = base, isMineWhole = true, asked = [], plan = null } = options
      try {
        const { values, own } = composeAnew(manager.fields, over ? manager.valuesOf(over) : typed, typed)
        const go = (chosen: FieldValues, question: Question) =>
          void store(chosen, { ...options, asked: [...asked, question] })
        if (own && !asked.includes('composed')) {
          whichText.ask({ spec: own, values, onChoose: (chosen) => go(chosen, 'composed') })
          return
        }
        const input = manager.inputOf(values)
        if (await questions.ask({ over, input, asked, go: (question) => go(values, question) })) return
        if (plan) await drafting.set(values, plan, options.over)
        const row = plan ? null : await publish(input, over, isMineWhole)
        saved.current = true
        if (isMineWhole) kept.end()
        else kept.leave()
        void markStale()
        if (!isLeft.current) onSaved(row)
      } catch (failure) {
        const error = atField(manager.fields, failure)
        if (error instanceof ConflictError) setConflict({ current: error.current, plan: options.plan ?? null })
        if (error instanceof FieldRefused) pointOut(form, error)
        if (isLeft.current) show(withReason(failed, error), 'failed')
        throw error
      }
    })

  const endConflict = () => {
    submission.clearError()
    setConflict(null)
  }
  return {
    form,
    isSaving: submission.status === 'submitting' || drafting.isSaving,
    failures: [
      // What the server refused of a field is said by the field.
      { title: failed, error: submission.error instanceof FieldRefused ? null : submission.error },
      { title: 'Failed to save the draft', error: drafting.error },
    ],
    isUnkept: kept.isRefused,
    isChanged: form.formState.isDirty,
    isUnsaved: () => form.formState.isDirty && !saved.current,
    save: form.handleSubmit((values) => store(values, { plan: drafting.plan.amendment ? drafting.plan : null })),
    draft: {
      ...drafting,
      save: () => drafting.save(),
      /** Calls back once the form could be published. */
      check: (onSound: () => void) => void form.handleSubmit(onSound)(),
      setPlan: (plan: Plan | null) => void (plan === null ? drafting.save({}) : store(form.getValues(), { plan })),
    },
    question: whichText.question ?? questions.question,
    offer,
    conflict: conflict && {
      ...conflict,
      origin,
      isSaving: submission.status === 'submitting',
      error: submission.error instanceof ConflictError ? null : submission.error,
      save: (chosen: FieldValues, isMineWhole: boolean) =>
        void store(chosen, { over: conflict.current, isMineWhole, plan: conflict.plan }),
      addAnew: () => {
        forget()
        endConflict()
      },
      back: endConflict,
    },
  }
}

const blankOf = <Row extends ManagedRow, Input extends object>(options: RowFormOptions<Row, Input>) => {
  const { manager, count, only = {}, words = '' } = options
  return manager.blank(count, only, words)
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
