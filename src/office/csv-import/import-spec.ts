import { MOST_ADDED } from '@/data/additions/staff'
import type { ManagedRow, ManagedTable, StaffTable } from '@/data/staff-table'
import type { TextPlace } from '@/data/text-place'
import { columnsOf, valuesOf } from '@/office/fields/stored'
import type { ImportSpec, Manager } from '@/office/manager'

type OfManager = Pick<Manager<ManagedRow, ManagedRow>, 'nouns' | 'fields'> & {
  table: Pick<StaffTable<ManagedTable, ManagedRow>, 'table' | 'allRows'>
}

/** How the rows of a manager come in and go out, in the fields of its form; one without a place goes to the end of its list. */
export const importOf = (
  { table, nouns, fields }: OfManager,
  given: Pick<ImportSpec, 'sameBy' | 'takesDuplicates' | 'addressOf'> &
    Partial<Pick<ImportSpec, 'defaults' | 'columnOf' | 'most'>>,
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
