import { queryOptions } from '@tanstack/react-query'
import type { Database } from '@/data/database.types'
import { requestRows } from '@/data/request'
import { staffClient } from '@/data/staff-client'

export type Dashboard = ReadonlyMap<string, Database['public']['Functions']['staff_dashboard']['Returns'][number]>

/** Per table, by name: how many rows it has and which one changed last (AUTH-5). */
export const dashboardQuery = () =>
  queryOptions({
    queryKey: ['staff', 'dashboard'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Dashboard> => {
      const { data } = await requestRows((limited) => staffClient().rpc('staff_dashboard').abortSignal(limited), signal)
      return new Map(data.map((row) => [row.list, row]))
    },
  })
