import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import { publicClient } from '@/data/public-client'

/** All published guides by their titles (TOOL-5). */
export const guidesQuery = () =>
  queryOptions({
    queryKey: ['guides', 'all'],
    queryFn: async ({ signal }) =>
      ask(
        (await publicClient())
          .from('guides')
          .select('id, title, summary')
          .eq('is_enabled', true)
          .order('title')
          .order('id'),
        signal,
      ),
  })
