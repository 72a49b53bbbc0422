import { chapterRangesQuery } from '@/data/chapters/ranges'
import { answeredQuestionsQuery } from '@/data/faqs/answered-questions'
import { latestNewsQuery } from '@/data/news/latest'
import { vatRatesQuery } from '@/data/vat-rates/queries'
import type { Loader } from './loader'

export const loadHome: Loader = (prefetch) => {
  prefetch(answeredQuestionsQuery())
  prefetch(latestNewsQuery())
  prefetch(vatRatesQuery())
  prefetch(chapterRangesQuery())
}
