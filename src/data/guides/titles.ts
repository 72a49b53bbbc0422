import { queryOptions } from '@tanstack/react-query'
import { publicClient } from '@/data/public-client'
import { requestRows } from '@/data/request'

/** All published guides by their titles (TOOL-5). */
export const guidesQuery = () =>
  queryOptions({
    queryKey: ['guides', 'all'],
    queryFn: async ({ signal }) => {
      const { data } = await requestRows(
        async (limited) =>
          (await publicClient())
            .from('guides')
            .select('id, title, summary')
            .eq('is_enabled', true)
            .order('title')
            .order('id')
            .abortSignal(limited),
        signal,
      )
      return data
    },
  })
