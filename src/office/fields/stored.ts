import type { Stored } from '@/data/row-writes'
import { type FieldValue, type FieldValues, readNumber } from '@/lib/faults'
import { type Begun, type FieldSpec, textIn, textsIn } from '@/office/manager'

// What a form has of a row, and what is stored of a form, by its fields: each knows the column in which it is kept.

/** The columns in which a field is kept. */
export const columnsOf = ({ name, kept }: FieldSpec): readonly string[] => kept?.columns ?? [name]

/** A new row's first values. What only a form for changes has is made of the others. */
export const blankOf = (fields: readonly FieldSpec[], begun: Begun): FieldValues =>
  Object.fromEntries(
    fields
      .filter(({ isForChanges }) => !isForChanges)
      .map(({ name, kind, initially = kind === 'texts' ? [] : '' }) => [
        name,
        typeof initially === 'function' ? initially(begun) : initially,
      ]),
  )

/** A row as a form has it; columns that it has not yet, or had not then, are empty. */
export function valuesOf(fields: readonly FieldSpec[], row: object): FieldValues {
  const stored: Stored = { ...row }
  return Object.fromEntries(
    fields.map(({ name, kind, kept }) => [name, kept ? kept.read(stored) : readColumn(kind, stored[name])]),
  )
}

/** The columns that a form sets; check its values before. */
export const inputOf = (fields: readonly FieldSpec[], values: FieldValues): Stored =>
  Object.fromEntries(
    fields.flatMap((spec) => {
      const { name, kept, compose } = spec
      const value = values[name] ?? compose?.from(values) ?? ''
      return kept ? Object.entries(kept.write(value)) : [[name, writeColumn(spec, value)]]
    }),
  )

function readColumn(kind: FieldSpec['kind'], stored: unknown): FieldValue {
  const texts = Array.isArray(stored) ? stored.map(String) : []
  if (kind === 'texts') return texts
  if (kind === 'lines') return texts.join('\n')
  if (stored === null || stored === undefined) return ''
  // A backend may write a numeric column as a text with all its decimals.
  return String(kind === 'number' ? Number(stored) : stored)
}

function writeColumn({ kind, isRequired = false, isNullable = false }: FieldSpec, value: FieldValue): unknown {
  const text = textIn(value)
  switch (kind) {
    case 'texts':
      return textsIn(value)
    case 'lines':
      return textsIn(text.split('\n'))
    case 'boolean':
      return text === 'true'
    case 'number':
      return readNumber(text) ?? Number.NaN
    case 'integer':
      return text === '' && !isRequired ? null : Number(text)
    case 'date':
    case 'url':
      return text === '' && !isRequired ? null : text
    default:
      return text === '' && isNullable ? null : text
  }
}
