import type { FieldValue, FieldValues } from '@/lib/faults'
import type { FieldSpec, ImportSpec } from '@/office/manager'

/** What a text of a list may begin with in the tables of others. */
export const BULLET = /^(?:[-*•–]|\d{1,2}[.)])\s+/

/** The names of the columns in which a list goes out, and comes in again. */
export const headOf = ({ fields, alsoOut = [] }: ImportSpec): string[] =>
  [...fields, ...alsoOut].map(({ label }) => label)

/** A row as its cells, which readCell reads as the same values. */
export const cellsOf = (values: FieldValues, { fields, alsoOut = [] }: ImportSpec): string[] =>
  [...fields, ...alsoOut].map((field) => cellOf(values[field.name] ?? '', field))

function cellOf(value: FieldValue, { options }: FieldSpec): string {
  // A text's own number at its beginning is no bullet.
  if (typeof value !== 'string') return value.map((text) => (BULLET.test(text) ? `• ${text}` : text)).join('\n')
  return options?.find(([offered]) => offered === value)?.[1] ?? value
}
