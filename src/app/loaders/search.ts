import { searchQuery } from '@/data/search/queries'
import { readQuestion } from '@/routes/public/search/read-question'
import type { Loader } from './loader'

export const loadSearch: Loader = (prefetch, { request }) => {
  const question = readQuestion(new URL(request.url).searchParams)
  if (question.query) prefetch(searchQuery(question))
}
