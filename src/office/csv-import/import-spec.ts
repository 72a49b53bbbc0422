import { type AddedTable, MOST_ADDED } from '@/data/additions/staff'
import type { ManagedRow, ManagedTable, RowsAsked, StaffTable } from '@/data/staff-table'
import type { TextPlace } from '@/data/text-place'
import type { FieldValues } from '@/lib/faults'
import { columnsOf, valuesOf } from '@/office/fields/stored'
import type { FieldSpec, Manager } from '@/office/manager'

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
  sameBy: readonly SameBy[]
  /** In the database, where it is not as the field is called. */
  columnOf?: Readonly<Record<string, string>>
  /** Whether a row that is there already can be added all the same. */
  takesDuplicates: boolean
  most: number
  /** Where a row that is there already is found. */
  addressOf: (id: string, values: FieldValues) => string | null
  /** The rows of a list, to go out in the columns in which they come in. Throws AppError. */
  readAll: (asked: RowsAsked) => Promise<readonly FieldValues[]>
}

type OfManager = Pick<Manager<ManagedRow, ManagedRow>, 'nouns' | 'fields'> & {
  table: Pick<StaffTable<AddedTable & ManagedTable, ManagedRow>, 'table' | 'allRows'>
}

/** How the rows of a manager come in and go out, in the fields of its form; one without a place goes to the end of its list. */
export const importOf = (
  { table, nouns, fields }: OfManager,
  given: Pick<ImportSpec, 'sameBy' | 'takesDuplicates' | 'addressOf'> &
    Partial<Pick<ImportSpec, 'defaults' | 'columnOf'>>,
): ImportSpec => ({
  list: table.table,
  nouns,
  fields: fields.map((field) => (field.name === 'order' ? { ...field, isRequired: false } : field)),
  most: MOST_ADDED.texts,
  readAll: async (asked) => (await table.allRows(asked, fields.flatMap(columnsOf))).map((row) => valuesOf(fields, row)),
  ...given,
})

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
