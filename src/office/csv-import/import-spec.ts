import type { AddedTable } from '@/data/additions/staff'
import type { TextPlace } from '@/data/text-place'
import type { FieldValues } from '@/lib/faults'
import type { FieldSpec } from '@/office/manager'

/** Values that make two rows mostly one that is there twice. */
export type SameBy = {
  fields: readonly string[]
  /** Looked at only where this field is empty. */
  without?: string
}

/** Everything that differs between the lists to which rows are brought in from a file (BULK-2). */
export type ImportSpec = {
  list: AddedTable
  nouns: readonly [one: string, many: string]
  /** What a column of the file can be; the first one names the row. */
  fields: readonly FieldSpec[]
  /** Values of what the file does not say. */
  defaults?: FieldValues
  inputOf: (values: FieldValues) => object
  sameBy: readonly SameBy[]
  /** In the database, where it is not as the field is called. */
  columnOf?: Readonly<Record<string, string>>
  /** Whether a row that is there already can be added all the same. */
  takesDuplicates: boolean
  most: number
  /** Where a row that is there already is found. */
  addressOf: (id: string, values: FieldValues) => string | null
}

/** Where a text stands, as far as a file tells. */
export const placeOfText = (kind: string, id: string, list_id: string | null = null): TextPlace => ({
  kind,
  id,
  title: '',
  list_id,
  list_title: null,
  list_type: null,
  section_id: null,
  section_title: null,
})
