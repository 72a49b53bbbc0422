import type { ItemTable } from '@/kinds/kinds'

/** A filter by what the items of a list have; `all` is what it says when nothing is chosen. */
export type FilterField = {
  name: string
  label: string
  all: string
  /** The values to choose from, where they are fixed; else those that occur. */
  choices?: readonly string[]
  /** Whether there are too many values to stand in the rail side by side: they are in a dropdown. */
  isLong?: boolean
}

/** The filter by the section that items concern, whose values are as in "/law/vat-law/30": "vat-law/30" (READ-3). */
export const PROVISION: FilterField = { name: 'provision', label: 'Provision', all: 'All provisions', isLong: true }

/** What a list can be filtered by, beside the words searched for. */
export type ListFilters = { fields: readonly FilterField[]; hasYears: boolean; optionsOf: ItemTable }
