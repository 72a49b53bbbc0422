import { queryOptions } from '@tanstack/react-query'
import type { Database } from '@/data/database.types'
import { requestRows } from '@/data/request'
import { staffClient } from '@/data/staff-client'

/** Of each table, by its name: how many rows it has, and the one that changed last. */
export type Dashboard = ReadonlyMap<string, Database['public']['Functions']['staff_dashboard']['Returns'][number]>

/** How much there is of everything, and what changed last (AUTH-5). One answer, by the name of the table. */
export const dashboardQuery = () =>
  queryOptions({
    queryKey: ['staff', 'dashboard'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Dashboard> => {
      const { data } = await requestRows((limited) => staffClient().rpc('staff_dashboard').abortSignal(limited), signal)
      return new Map(data.map((row) => [row.list, row]))
    },
  })
