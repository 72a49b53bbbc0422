import type { Term } from '@/data/terms/queries'
import { foldText } from '@/lib/text-match'

/** A word as the glossary compares it: ha-Area as haarea, du'ah as duah. */
const fold = (words: string) => foldText(words).replace(/['"׳״-]/g, '')

/** The terms with every word of a query in their English, their Hebrew, its transliteration or their definition. */
export function findTerms(terms: readonly Term[], query: string): Term[] {
  const words = fold(query).split(' ').filter(Boolean)
  if (words.length === 0) return [...terms]
  return terms.filter(({ term, hebrew, transliteration, definition }) => {
    const text = fold(`${term} ${hebrew} ${transliteration} ${definition}`)
    return words.every((word) => text.includes(word))
  })
}
