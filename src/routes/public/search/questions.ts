import { type SearchQuestion, searchQuery } from '@/data/search/queries'
import { cutMarks } from '@/lib/cut-marks'
import { pageOf } from '@/lib/page-number'
import { isContentKind } from '@/names/kinds'

/** Reads `?q=`, `?type=` and `?page=`; an unknown type counts as all. */
export function readQuestion(address: URLSearchParams): SearchQuestion {
  const type = address.get('type')
  return {
    query: cutMarks(address.get('q') ?? '').trim(),
    type: isContentKind(type) ? type : null,
    page: pageOf(address),
  }
}

/** What the page of results asks: for its loader and the page itself. */
export const questionsOfSearch = (question: SearchQuestion) => ({ hits: searchQuery(question) })
