import { queryOptions } from '@tanstack/react-query'
import { request } from '../request'
import { staffClient } from '../staff-client'

/** How much there is of everything, and what changed last (AUTH-5). One answer, by the name of the table. */
export const dashboardQuery = () =>
  queryOptions({
    queryKey: ['staff', 'dashboard'],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data } = await request((limited) => staffClient().rpc('staff_dashboard').abortSignal(limited), signal)
      return new Map(data.map((row) => [row.list, row]))
    },
  })
