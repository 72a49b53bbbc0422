import { foldText } from '@/lib/text-match'

/** The parameter of an address that carries the words by which a page was found, each by itself. */
const FOUND = 'found'
/** More words than these are not carried. */
const MOST_WORDS = 8

/**
 * The address of a search hit with the words that were found in it, so that its page shows them (READ-7).
 * @param highlight the hit's excerpt, with its matches marked; where it has none, the query's words count
 */
export function withFoundWords(url: string, highlight: string, query: string): string {
  const marked = [...highlight.matchAll(/<mark[^>]*>([^<]+)<\/mark>/g)].map(([, words = '']) => foldText(words).trim())
  const words = marked.length > 0 ? marked : foldText(query).split(/\s+/)
  const carried = [...new Set(words.filter((word) => word.length > 1))].slice(0, MOST_WORDS)
  const [place = '', hash] = url.split('#')
  const search = new URLSearchParams(carried.map((word) => [FOUND, word])).toString()
  return `${place}${search && `?${search}`}${hash ? `#${hash}` : ''}`
}

/** The words that an address carries. */
export const foundWordsIn = (search: string): string[] => new URLSearchParams(search).getAll(FOUND)

/** An address's query without the words that it carries. */
export function withoutFoundWords(search: string): string {
  const rest = new URLSearchParams(search)
  rest.delete(FOUND)
  return rest.size > 0 ? `?${rest}` : ''
}
