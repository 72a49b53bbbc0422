import { queryOptions } from '@tanstack/react-query'
import { publicClient } from '@/data/public-client'
import { requestRows } from '@/data/request'

/** Questions for the home page with the gist of their answers and the provision behind it (READ-2). */
export const answeredQuestionsQuery = () =>
  queryOptions({
    queryKey: ['faq_categories', 'answered'],
    queryFn: async ({ signal }) => {
      const { data } = await requestRows(
        async (limited) => (await publicClient()).rpc('get_answered_questions').abortSignal(limited),
        signal,
      )
      return data
    },
  })
