import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import { staffClient } from '@/data/staff-client'
import type { ManagedTable } from '@/data/staff-table'

/** The values in use of these filters of a list, by filter, years latest first; none of a list that has no such filter (STAFF-2). */
export const valuesInUseQuery = (list: ManagedTable, filters: readonly string[]) =>
  queryOptions({
    queryKey: ['staff', list, 'values in use', filters],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, readonly string[]>> => {
      const data = await ask(staffClient().rpc('get_list_options', { list, only_filters: [...filters] }), signal)
      const values = Map.groupBy(data, ({ filter }) => filter)
      return new Map([...values].map(([filter, options]) => [filter, options.map(({ choice }) => choice)]))
    },
  })
