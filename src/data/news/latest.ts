import { queryOptions } from '@tanstack/react-query'
import { publicClient } from '@/data/public-client'
import { requestRows } from '@/data/request'

const LATEST = 3

/** The latest news posts, for the home page (HOME-4). */
export const latestNewsQuery = () =>
  queryOptions({
    queryKey: ['news', 'latest'],
    queryFn: async ({ signal }) => {
      const { data } = await requestRows(
        async (limited) =>
          (await publicClient())
            .from('news')
            .select('id, title, date, category, summary')
            .order('date', { ascending: false })
            .order('id')
            .limit(LATEST)
            .abortSignal(limited),
        signal,
      )
      return data
    },
  })
