import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import { publicClient } from '@/data/public-client'
import type { ItemTable } from '@/names/kinds'

/** A value that occurs in a filter, what it is called where that is something else, and how many items of the list have it. */
export type ListOption = { choice: string; label: string | null; items: number }

/** The values that occur in each filter of a list, as rows of filter, choice, label and number; years latest first. */
export const listOptionsQuery = (list: ItemTable) =>
  queryOptions({
    queryKey: [list, 'options'],
    queryFn: async ({ signal }) => ask((await publicClient()).rpc('get_list_options', { list }), signal),
  })

/** Those rows by the filter's name, years under `year`. */
export const byFilter = (rows: readonly (ListOption & { filter: string })[]): Map<string, ListOption[]> =>
  Map.groupBy(rows, ({ filter }) => filter)
