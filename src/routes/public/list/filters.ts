import type { ListWithOptions } from '@/data/list-options/queries'

/** One dropdown of a list: the column it chooses a value of, its label, and what it says when none is chosen. */
export type FilterField = { name: string; label: string; all: string }

/** How a list is filtered: by a panel behind the Filter button, or by one dropdown beside the search box. */
export type ListFilters =
  | { kind: 'panel'; fields: readonly FilterField[]; optionsOf: ListWithOptions }
  | { kind: 'dropdown'; field: FilterField; options: readonly string[] }
