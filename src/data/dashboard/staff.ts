import { queryOptions } from '@tanstack/react-query'
import { requestRows } from '@/data/request'
import { staffClient } from '@/data/staff-client'

/** Per table, by name: how many rows it has; of the messages only new ones count (AUTH-5). */
export const dashboardQuery = () =>
  queryOptions({
    queryKey: ['staff', 'dashboard'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, number>> => {
      const { data } = await requestRows((limited) => staffClient().rpc('staff_dashboard').abortSignal(limited), signal)
      return new Map(data.map((row) => [row.list, row.total]))
    },
  })
