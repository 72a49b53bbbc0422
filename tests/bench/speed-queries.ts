import { createRandom, type GeneratedSection } from './generated-sections.ts'

/** A query to be timed. */
export interface SpeedQuery {
  kind: string
  query: string
  /** The title that the query asks for, where it asks for one. */
  right?: string
}

/** 100 known items as in search-notes.md, and 100 more of what costs most: common words, questions, numbers. */
export function createSpeedQueries(sections: GeneratedSection[], seed: number): SpeedQuery[] {
  const random = createRandom(seed)
  const any = <Item>(from: readonly Item[]) => from[Math.floor(random() * from.length)]!
  const titleWords = (section: GeneratedSection) => section.title.replace(/^\d+\. /, '').split(' ')
  const bodyWords = (section: GeneratedSection) => section.content.replace(/<[^>]*>|\./g, '').split(' ')
  const misspell = (word: string) => {
    const at = 1 + Math.floor(random() * (word.length - 2))
    return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
  }
  const restem = (word: string) => (word.endsWith('ing') ? word.replace(/ing$/, 's') : word.replace(/(s|ed)?$/, 'ing'))
  const times = (count: number, make: () => SpeedQuery) => Array.from({ length: count }, make)
  const known = (kind: string, make: (section: GeneratedSection) => string) => () => {
    const section = any(sections)
    return { kind, query: make(section), right: section.title }
  }
  const common = ['tax', 'dealer', 'transaction', 'invoice', 'law', 'return', 'payment', 'goods', 'service', 'refund']
  return [
    ...times(
      25,
      known('title', (section) => titleWords(section).slice(0, 3).join(' ')),
    ),
    ...times(
      25,
      known('stem', (section) => titleWords(section).slice(0, 3).map(restem).join(' ')),
    ),
    ...times(
      25,
      known('typo', (section) =>
        titleWords(section)
          .slice(0, 3)
          .map((word, n) => (n === 1 ? misspell(word) : word))
          .join(' '),
      ),
    ),
    ...times(
      25,
      known('phrase', (section) => bodyWords(section).slice(20, 26).join(' ')),
    ),
    ...times(20, () => ({ kind: 'common word', query: any(common) })),
    ...times(30, () => ({ kind: 'common words', query: `${any(common)} ${any(common)} ${any(common)}` })),
    ...times(20, () => ({
      kind: 'question',
      query: `when do we have to issue a ${any(common)} for the ${any(common)} of ${any(common)} abroad?`,
    })),
    ...times(
      20,
      known('number', (section) => `section ${section.title.split('.')[0]}`),
    ),
    ...times(10, () => ({ kind: 'part of a word', query: any(['ta', 'invo', 'ation', 're', 'st']) })),
  ]
}
