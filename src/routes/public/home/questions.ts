import { vatRatesQuery } from '@/data/amounts/queries'
import { latestQuery } from '@/data/changes/latest'
import { chapterRangesQuery } from '@/data/chapters/ranges'
import { contentCountsQuery } from '@/data/content-counts/queries'
import { answeredQuestionsQuery } from '@/data/faqs/answered-questions'
import { guidesQuery } from '@/data/guides/titles'

/** What the home page asks: for its loader and the page itself. */
export const questionsOfHome = () => ({
  answered: answeredQuestionsQuery(),
  latest: latestQuery(),
  rates: vatRatesQuery(),
  chapters: chapterRangesQuery(),
  counts: contentCountsQuery(),
  guides: guidesQuery(),
})
