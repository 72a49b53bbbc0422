import type { ManagedRow, StaffTable } from '@/data/staff-table'
import { type ItemKind, KINDS } from '@/names/kinds'
import { paths } from '@/names/paths'
import { importOf, placeOfText, type SameBy } from '@/office/csv-import/import-spec'
import { STATE_FILTER, stateColumn } from '@/office/list/row-state'
import { changedColumn, dateColumn, provisionsColumn, YEAR_FILTER } from './common-columns'
import type { Column, Manager } from './manager'
import { placeAddress } from './place-address'

type ItemListed = ManagedRow & { title: string; date: string }

type Given<Listed extends ItemListed, Row extends ManagedRow, Input extends object> = Pick<
  Manager<Listed, Row, Input>,
  'fields' | 'blank' | 'valuesOf' | 'inputOf' | 'failureNoun' | 'failedFetch' | 'titleColumn'
> & {
  table: StaffTable<Listed, Row, Input>
  /** What the row is called, and the number beside it, if it has one. */
  nameOf: (row: Listed) => Pick<ReturnType<Manager<Listed, Row, Input>['lineOf']>, 'title' | 'number'>
  /** What makes two of them mostly one that is there twice. */
  sameBy: readonly SameBy[]
  /** What the list shows and is filtered by besides what all items have: the court, the authority, the category. */
  source: Pick<Column<Listed>, 'name' | 'label' | 'cell' | 'width'> & {
    options?: readonly (readonly [value: string, label: string])[]
  }
}

/** The manager of a kind that is listed by date, each item on a page of its own (ADM-3, ADM-4). */
export function defineItemManager<Listed extends ItemListed, Row extends ManagedRow, Input extends object>(
  kind: ItemKind,
  { nameOf, sameBy, source: { options, ...source }, ...given }: Given<Listed, Row, Input>,
): Manager<Listed, Row, Input> {
  const { nouns, table, isByProvision } = KINDS[kind]
  return {
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
      { nouns, ...given },
      {
        sameBy,
        columnOf: { date: 'known_date' },
        takesDuplicates: true,
        addressOf: (id) => placeAddress(placeOfText(kind, id)),
      },
    ),
    filters: [{ column: source.name, label: source.label, ...(options && { options }) }, YEAR_FILTER, STATE_FILTER],
    deletion: ({ title }) => ({ question: `Are you sure you want to delete this ${nouns[0]}?`, detail: title }),
  }
}
