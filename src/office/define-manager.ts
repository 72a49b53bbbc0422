import { formRows } from '@/data/row-writes'
import type { ColumnOf, ListRow, ManagedRow, ManagedTable, RowWith, StaffTable, TableRow } from '@/data/staff-table'
import type { FieldRule } from '@/lib/faults'
import { blankOf, columnsOf, inputOf, valuesOf } from './fields/stored'
import type { FieldSpec, Kept, Manager } from './manager'

/** The columns of a table that hold such values. */
type ColumnOfType<Table extends ManagedTable, Value> = {
  [Column in ColumnOf<Table>]: NonNullable<TableRow<Table>[Column]> extends Value ? Column : never
}[ColumnOf<Table>]

/** A field that is kept in the column of its name, which can hold its kind. */
type OfColumn<Table extends ManagedTable, Value, Kind extends FieldRule['kind']> = FieldSpec & {
  name: ColumnOfType<Table, Value>
  kind: Kind
  kept?: never
}

/** A field of a table's rows. */
export type Field<Table extends ManagedTable> =
  | OfColumn<Table, boolean, 'boolean'>
  | OfColumn<Table, number, 'integer' | 'number'>
  | OfColumn<Table, string[], 'lines' | 'texts'>
  | OfColumn<Table, string, 'text' | 'html' | 'date' | 'url' | 'link'>
  | (FieldSpec & { kept: Kept<ColumnOf<Table>> })

type ColumnIn<Each> = Each extends { kept: { columns: readonly (infer Column extends string)[] } }
  ? Column
  : Each extends { name: infer Name extends string }
    ? Name
    : never

export type Given<
  Table extends ManagedTable,
  Listed extends ListRow,
  Each extends Field<Table>,
  Also extends ColumnOf<Table> = never,
> = Omit<
  Manager<Listed, RowWith<Table, ColumnIn<Each> | Also>>,
  'table' | 'fields' | 'blank' | 'valuesOf' | 'inputOf' | 'deletion'
> & {
  table: StaffTable<Table, Listed>
  fields: readonly Each[]
  /** Columns that the form reads besides those of its fields. */
  reads?: readonly Also[]
  /** What the rows have in common: the chapter of sections. */
  within?: Partial<TableRow<Table>>
  /** If more goes with a row, or is to be said of it, than which it is. */
  deletion?: Manager<Listed, ManagedRow>['deletion']
}

/** A manager by its fields: what its form reads and writes, and what a new row begins with, is what they say. */
export function defineManager<
  Table extends ManagedTable,
  Listed extends ListRow,
  const Each extends Field<Table>,
  const Also extends ColumnOf<Table> = never,
>({
  table,
  fields,
  reads = [],
  within = {},
  nouns,
  deletion = ({ title }) => ({ question: `Are you sure you want to delete this ${nouns[0]}?`, detail: title }),
  ...rest
}: Given<Table, Listed, Each, Also>): Manager<Listed, RowWith<Table, ColumnIn<Each> | Also>> {
  const columns = [...fields.flatMap(columnsOf), ...reads, ...Object.keys(within)]
  return {
    ...rest,
    nouns,
    deletion,
    fields,
    table: { ...table, ...formRows<RowWith<Table, ColumnIn<Each> | Also>>(table.table, columns) },
    blank: (begun) => blankOf(fields, begun),
    valuesOf: (row) => valuesOf(fields, row),
    inputOf: (values) => ({ ...within, ...inputOf(fields, values) }),
  }
}
