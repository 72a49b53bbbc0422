import { type SearchQuestion, searchQuery } from '@/data/search/queries'
import { cutMarks } from '@/lib/cut-marks'
import { pageOf } from '@/lib/page-number'
import { isContentKind } from '@/names/kinds'
import { readYears } from '@/names/list-address'

/** Reads `?q=`, `?type=`, `?from=`, `?to=` and `?page=`; an unknown type counts as all. */
export function readQuestion(address: URLSearchParams): SearchQuestion {
  const type = address.get('type')
  return {
    query: cutMarks(address.get('q') ?? '').trim(),
    type: isContentKind(type) ? type : null,
    ...readYears(address),
    page: pageOf(address),
  }
}

/** What the page of results asks: for its loader and the page itself. */
export const questionsOfSearch = (question: SearchQuestion) => ({ hits: searchQuery(question) })

/** Whether only texts of some years are asked for. */
export const hasYears = ({ from, to }: SearchQuestion): boolean => from !== null || to !== null

/** "2020 to 2024", "from 2020", "to 2024", "2024". */
export function yearsInWords({ from, to }: SearchQuestion): string {
  if (from === to) return String(from)
  if (to === null) return `from ${from}`
  return from === null ? `to ${to}` : `${from} to ${to}`
}
