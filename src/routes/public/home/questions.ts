import { vatRatesQuery } from '@/data/amounts/queries'
import { chapterRangesQuery } from '@/data/chapters/ranges'
import { contentCountsQuery } from '@/data/content-counts/queries'
import { answeredQuestionsQuery } from '@/data/faqs/answered-questions'
import { latestNewsQuery } from '@/data/news/latest'

/** What the home page asks: for its loader and the page itself. */
export const questionsOfHome = () => ({
  answered: answeredQuestionsQuery(),
  news: latestNewsQuery(),
  rates: vatRatesQuery(),
  chapters: chapterRangesQuery(),
  counts: contentCountsQuery(),
})
