import type { ManagedRow, ManagedTable } from '@/data/staff-table'
import { type ItemKind, KINDS } from '@/names/kinds'
import { paths } from '@/names/paths'
import { importOf, placeOfText } from '@/office/csv-import/import-spec'
import type { SameBy } from '@/office/manager'
import { changedColumn, dateColumn, provisionsColumn, YEAR_FILTER } from './common-columns'
import { defineManager, type Field, type Given } from './define-manager'
import type { Column } from './manager'
import { placeAddress } from './place-address'
import { STATE_FILTER, stateColumn } from './rows/row-state'

type ItemListed = ManagedRow & { title: string; date: string }

type GivenItem<Table extends ManagedTable, Listed extends ItemListed, Each extends Field<Table>> = Pick<
  Given<Table, Listed, Each, never>,
  'table' | 'fields' | 'failureNoun' | 'failedFetch' | 'titleColumn'
> & {
  /** What the row is called, and the number beside it, if it has one. */
  nameOf: (row: Listed) => { title: string; number?: string | null }
  /** What makes two of them mostly one that is there twice. */
  sameBy: readonly SameBy[]
  /** What the list shows and is filtered by besides what all items have: the court, the authority, the category. */
  source: Pick<Column<Listed>, 'name' | 'label' | 'cell' | 'width'> & {
    options?: readonly (readonly [value: string, label: string])[]
  }
}

/** The manager of a kind that is listed by date, each item on a page of its own (ADM-3, ADM-4). */
export function defineItemManager<
  Table extends ManagedTable,
  Listed extends ItemListed,
  const Each extends Field<Table>,
>(kind: ItemKind, { nameOf, sameBy, source: { options, ...source }, ...given }: GivenItem<Table, Listed, Each>) {
  const { nouns, table, isByProvision } = KINDS[kind]
  return defineManager<Table, Listed, Each>({
    nouns,
    ...given,
    lineOf: (row) => ({ ...nameOf(row), details: [] }),
    publicPath: ({ id }) => paths.item(kind, id),
    columns: [
      source,
      dateColumn(),
      ...(isByProvision ? [provisionsColumn<Listed>()] : []),
      stateColumn(table),
      changedColumn(),
    ],
    hasFacts: true,
    bringIn: importOf(
      { table: given.table, nouns, fields: given.fields },
      {
        sameBy,
        columnOf: { date: 'known_date' },
        takesDuplicates: true,
        addressOf: (id) => placeAddress(placeOfText(kind, id)),
      },
    ),
    filters: [{ column: source.name, label: source.label, ...(options && { options }) }, YEAR_FILTER, STATE_FILTER],
  })
}
