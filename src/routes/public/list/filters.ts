import type { ListWithOptions } from '@/data/list-options/queries'

/** A dropdown for a column; `all` is its text when nothing is chosen. */
export type FilterField = { name: string; label: string; all: string }

/** A panel behind the Filter button, or one dropdown beside the search box. */
export type ListFilters =
  | { kind: 'panel'; fields: readonly FilterField[]; optionsOf: ListWithOptions }
  | { kind: 'dropdown'; field: FilterField; options: readonly string[] }
