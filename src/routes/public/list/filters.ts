import type { ListWithOptions } from '@/data/list-options/queries'

/** A filter by a column; `all` is what it says when nothing is chosen. */
export type FilterField = {
  name: string
  label: string
  all: string
  /** The values to choose from, where they are fixed; else those that occur. */
  choices?: readonly string[]
}

/** What a list can be filtered by, beside the words searched for. */
export type ListFilters = { fields: readonly FilterField[]; hasYears: boolean; optionsOf: ListWithOptions }
