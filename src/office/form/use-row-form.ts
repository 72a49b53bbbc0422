import { type Draft, DraftConflict, type Plan } from '@/data/drafts/staff'
import { ConflictError } from '@/data/row-writes'
import type { ManagedRow } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import type { FieldValues } from '@/lib/faults'
import { withReason } from '@/lib/with-reason'
import { useNotice } from '@/ui/states/notice'
import { composeAnew } from './composed'
import { atField, FieldRefused } from './field-refused'
import { fill, pointOut } from './form-values'
import { type Compared, useConflict } from './use-conflict'
import { type FormTextOptions, useFormText } from './use-form-text'
import { useIsLeft } from './use-is-left'
import { usePublish } from './use-publish'
import { type Question, useSaveQuestions } from './use-save-questions'
import { useSubmission } from './use-submission'
import { useWhichText } from './which-text'

type RowFormOptions<Row extends ManagedRow> = FormTextOptions<Row> & {
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
  /** The draft with which the values were compared. */
  held?: Draft | null
}

/** The state of a row's form: fields, unsaved text, checks, saving, and conflicts with others' changes (ADM-10, ADM-11). */
export function useRowForm<Row extends ManagedRow>(options: RowFormOptions<Row>) {
  const { manager, row, onSaved } = options
  const { show } = useNotice()
  const markStale = useMarkStale(manager.table.table)
  const { form, blank, base, origin, goBackTo, forget, adding, unheld, offer, drafting, kept, hasNote } =
    useFormText(options)
  const isLeft = useIsLeft()
  const { conflict, meet, end } = useConflict({ manager, row, base, blank })
  const submission = useSubmission(form)
  const questions = useSaveQuestions(manager, hasNote)
  const whichText = useWhichText()
  const { publish, toCome } = usePublish({ manager, row, plan: drafting.plan, add: adding.add })
  /** From what both versions began; of a text that was offered that is not known. */
  const originOf = (error: unknown) =>
    error instanceof DraftConflict ? drafting.originOf(error, unheld, origin) : origin
  const failed = `Failed to ${base ? 'update' : 'create'} ${manager.failureNoun ?? manager.nouns[0]}`

  const store = (typed: FieldValues, options: StoreOptions<Row> = {}) =>
    submission.submit(async () => {
      const { over = base, isMineWhole = true, asked = [], plan = null, held = null } = options
      try {
        if (unheld && !held) throw new DraftConflict(unheld)
        const { values, own } = composeAnew(manager.fields, over ? manager.valuesOf(over) : typed, typed)
        const go = (chosen: FieldValues, question: Question) =>
          void store(chosen, { ...options, asked: [...asked, question] })
        if (own && !asked.includes('composed')) {
          whichText.ask({ spec: own, values, onChoose: (chosen) => go(chosen, 'composed') })
          return
        }
        const input = manager.inputOf(values)
        if (await questions.ask({ over, input, asked, go: (question) => go(values, question) })) return
        if (plan) await drafting.set(values, plan, over, held)
        const draft = isMineWhole ? drafting.ends(held) : null
        const row = plan ? null : await publish(values, { over, draft, isMineWhole })
        if (isMineWhole) kept.end()
        else kept.leave()
        void markStale()
        if (!isLeft.current) onSaved(row)
      } catch (failure) {
        const error = atField(manager.fields, failure)
        const go = (chosen: FieldValues, compared: Compared<Row>) => void store(chosen, { plan, held, ...compared })
        meet(error, { mine: typed, isMineWhole, origin: originOf(error), plan, go })
        if (error instanceof FieldRefused) pointOut(form, error)
        if (isLeft.current) show(withReason(failed, error), 'failed')
        throw error
      }
    })

  const saveDraft = async (wanted?: Plan, compared: Compared<Row> | null = null): Promise<void> => {
    const go = (chosen: FieldValues, next: Compared<Row>) => {
      fill(form, chosen)
      void saveDraft(wanted, next)
    }
    const about = { mine: form.getValues(), isMineWhole: true, plan: wanted ?? drafting.plan, go }
    const onConflict = (error: DraftConflict) => meet(error, { ...about, origin: originOf(error) })
    const isSaved = await drafting.save({ ...(wanted && { wanted }), ...compared, unheld, onConflict })
    if (!isSaved) return
    if (compared?.held) goBackTo(compared.held.based_on)
    end()
  }
  const endConflict = () => {
    submission.clearError()
    drafting.clearError()
    end()
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
    isUnsaved: kept.isUnsaved,
    save: form.handleSubmit((values) => store(values, { plan: drafting.plan.amendment ? drafting.plan : null })),
    draft: {
      ...drafting,
      save: () => saveDraft(),
      restore: async (save: string) => goBackTo((await drafting.restore(save))?.based_on ?? null),
      /** Calls back once the form could be published. */
      check: (onSound: () => void) => void form.handleSubmit(onSound)(),
      setPlan: (plan: Plan | null) => void (plan === null ? saveDraft({}) : store(form.getValues(), { plan })),
    },
    question: whichText.question ?? questions.question,
    toCome,
    offer,
    conflict: conflict && {
      ...conflict,
      isSaving: submission.status === 'submitting' || drafting.isSaving,
      error: isConflict(submission.error) ? drafting.error : (submission.error ?? drafting.error),
      addAnew: () => {
        forget()
        endConflict()
      },
      back: endConflict,
    },
  }
}

const isConflict = (error: Error | null) => error instanceof ConflictError || error instanceof DraftConflict
