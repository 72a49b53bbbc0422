import type { Term } from '@/data/terms/queries'

/** By which letters the glossary is read: the English or the Hebrew ones (TERM-1). */
export type Script = 'english' | 'hebrew'

/** The terms that begin with a letter; '' if they begin with none of the alphabet. */
export type LetterGroup = { letter: string; terms: Term[] }

/** The letters of each alphabet in its order. */
export const ALPHABETS: Readonly<Record<Script, readonly string[]>> = {
  english: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  hebrew: [...'אבגדהוזחטיכלמנסעפצקרשת'],
}

/** The address within its page of the terms that begin with a letter. */
export const letterId = (letter: string): string => `letter-${letter || 'none'}`

const letterOf = ({ term, hebrew }: Term, script: Script): string => {
  const words = script === 'english' ? term.replace(/^the /i, '').normalize('NFD').toUpperCase() : hebrew
  const first = words.trim().charAt(0)
  return ALPHABETS[script].includes(first) ? first : ''
}

/** The terms by their first letter, in the order of the alphabet; what begins with none of it comes last. */
export function groupByLetter(terms: readonly Term[], script: Script): LetterGroup[] {
  const groups = Map.groupBy(terms, (term) => letterOf(term, script))
  return [...ALPHABETS[script], ''].flatMap((letter) => {
    const found = groups.get(letter)
    if (!found) return []
    return [{ letter, terms: script === 'english' ? found : found.toSorted(byHebrew) }]
  })
}

const byHebrew = (one: Term, other: Term) => one.hebrew.localeCompare(other.hebrew, 'he')
