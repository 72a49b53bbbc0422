import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { addOnce } from '@/data/add-once'
import type { TextMeant } from '@/data/draft-hands/staff'
import type { Draft } from '@/data/drafts/staff'
import type { ManagedRow, RowsAsked } from '@/data/staff-table'
import type { FieldValues } from '@/lib/faults'
import { isWrittenOnPage, type RowManager } from '@/office/manager'
import { useStaff } from '@/office/use-staff'
import { check, firstValues } from './form-values'
import { isOfOther, newRowId, noteKey, readUnsaved } from './unsaved'
import { useBase } from './use-base'
import { useHands } from './use-hands'
import { useRowDraft } from './use-row-draft'
import { useUnsaved } from './use-unsaved'
import { useUnsavedOffer } from './use-unsaved-offer'

export type FormTextOptions<Row extends ManagedRow> = {
  manager: RowManager<Row>
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
}

/** What colleagues can open too and save as a draft: a text, or a change of an amendment. */
function textMeant<Row extends ManagedRow>(
  manager: RowManager<Row>,
  row: Row | null,
  { open, plan: { amendment } }: Pick<ReturnType<typeof useRowDraft>, 'open' | 'plan'>,
): TextMeant {
  const id = row?.id ?? open?.id
  if (!id || !(amendment || isWrittenOnPage(manager))) return []
  return amendment ? [id, amendment] : [id]
}

/** What is typed in a row's form: what it began from, its draft (TIME-1), and what is kept of it in the browser (ADM-11). */
export function useFormText<Row extends ManagedRow>(options: FormTextOptions<Row>) {
  const { manager, row, draft = null, amendment = null, unsavedId, parent = null } = options
  const { count, only = {}, words = '' } = options
  const { userId } = useStaff()
  const { goBackTo, ...based } = useBase(manager, row, draft)
  const [adding, setAdding] = useState(() => addOnce(manager.table))
  // The draft that is open, until what is typed has been compared with it.
  const [unheld, setUnheld] = useState<Draft | null>(null)
  const key = { userId, table: manager.table.table, rowId: row?.id ?? unsavedId ?? newRowId(parent) }
  const blank = () => manager.blank({ count, only, words })
  const form = useForm<FieldValues>({
    defaultValues: firstValues(manager, row, draft, blank),
    resolver: (values) => check(manager, values),
  })
  const offer = useUnsavedOffer(form, key, {
    isOutdated: (unsaved) => (row !== null && unsaved.basedOn !== row.updated_at) || isOfOther(draft, unsaved),
    onTake: (unsaved) => {
      goBackTo(unsaved.basedOn)
      if (unsaved.newId) setAdding(addOnce(manager.table, unsaved.newId))
      if (isOfOther(draft, unsaved)) setUnheld(draft)
    },
  })
  const drafting = useRowDraft({
    manager,
    form,
    draft,
    amendment,
    row,
    base: based.base,
    newId: adding.id,
    blank,
    onSaved: () => {
      setUnheld(null)
      kept.settle()
    },
  })
  const kept = useUnsaved(form, key, {
    basedOn: based.base?.updated_at ?? null,
    draft: unheld ? null : drafting.stamp,
    newId: adding.id,
    parent,
  })
  const hands = useHands({
    text: textMeant(manager, row, drafting),
    isChanged: form.formState.isDirty,
    // Where a colleague has saved first, the words stay in the browser.
    save: () => drafting.save({ unheld, onConflict: () => {} }),
    refresh: async () => goBackTo((await drafting.refresh())?.based_on ?? null),
  })
  const draftOpen = { ...drafting, hands, onNote: kept.onNote }
  /** Whether a note on the draft stands in the form that is not added. */
  const hasNote = () => drafting.open !== null && readUnsaved(noteKey(userId, drafting.open.id)) !== null
  return { form, blank, ...based, goBackTo, adding, unheld, offer, drafting: draftOpen, kept, hasNote }
}
