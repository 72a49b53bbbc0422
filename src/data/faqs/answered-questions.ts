import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import { publicClient } from '@/data/public-client'

/** Questions for the home page with the gist of their answers and the provision behind it (READ-2). */
export const answeredQuestionsQuery = () =>
  queryOptions({
    queryKey: ['faq_categories', 'answered'],
    queryFn: async ({ signal }) => ask((await publicClient()).rpc('get_answered_questions'), signal),
  })
