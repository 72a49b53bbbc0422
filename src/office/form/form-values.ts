import type { UseFormReturn } from 'react-hook-form'
import type { Draft, DraftStamp, Plan } from '@/data/drafts/staff'
import type { ManagedRow } from '@/data/staff-table'
import { type FieldValues, faultsOf } from '@/lib/faults'
import { columnsOf } from '@/office/fields/stored'
import type { FieldSpec, RowManager } from '@/office/manager'
import type { FieldRefused } from './field-refused'

type Fields = { fields: readonly FieldSpec[] }

/** The draft that a form was begun with, or has written. */
export type OpenDraft = DraftStamp & { plan: Plan }

/** A draft as a form goes on with it; a day that was missed has passed. */
export const openDraft = (draft: Draft): OpenDraft => ({
  id: draft.id,
  written_at: draft.written_at,
  plan: { publishOn: draft.failure === null ? draft.publish_on : null, amendment: draft.amendment_id },
})

/** What a draft sets that its form does not show: the chapter to which an amendment moves a section. */
export const outsideOf = ({ fields }: Fields, { row }: Pick<Draft, 'row'>): object =>
  Object.fromEntries(Object.entries(row ?? {}).filter(([column]) => !fields.flatMap(columnsOf).includes(column)))

/** A form's first values: those of the row or of a new one, with what a draft sets. */
export function firstValues<Row extends ManagedRow>(
  { valuesOf, inputOf }: RowManager<Row>,
  row: Row | null,
  draft: Pick<Draft, 'row'> | null,
  blank: () => FieldValues,
): FieldValues {
  if (!draft) return row ? valuesOf(row) : blank()
  // A draft of a new row need not have every column of the form: one that a file brought in has its words and place.
  return valuesOf({ ...(row ?? inputOf(blank())), ...Object.fromEntries(Object.entries(draft.row ?? {})) })
}

/** Whether nothing but what is required is missing from a form; points out what is wrong. */
export function isSound(form: UseFormReturn<FieldValues>, { fields }: Fields, values: FieldValues) {
  const faults = Object.entries(
    faultsOf(
      fields.map((field) => ({ ...field, isRequired: false })),
      values,
    ),
  )
  for (const [index, [name, message]] of faults.entries())
    form.setError(name, { type: 'rule', message }, { shouldFocus: index === 0 })
  return faults.length === 0
}

/** Shows a refusal at its field, which gets the focus, until that is changed (ACC-2). */
export function pointOut(form: UseFormReturn<FieldValues>, { field, message }: FieldRefused): void {
  form.setError(field, { type: 'server', message }, { shouldFocus: true })
}

/** The resolver of a form: its values, or what is wrong with them. */
export function check({ fields }: Fields, values: FieldValues) {
  const faults = Object.entries(faultsOf(fields, values))
  if (faults.length === 0) return { values, errors: {} }
  return { values: {}, errors: Object.fromEntries(faults.map(([name, message]) => [name, { type: 'rule', message }])) }
}

/** Sets values as if they had been typed: they count as unsaved changes. */
export function fill(form: UseFormReturn<FieldValues>, values: FieldValues): void {
  for (const [name, value] of Object.entries(values)) form.setValue(name, value, { shouldDirty: true })
}
