import { type ContentKind, KINDS, type Kind, SOURCE_TYPES } from './kinds'

/** The kinds of texts that cite a section, provisions and then terms last: the order of lists of them, and of the margin (TRUE-5). */
export const CITING_KINDS: readonly ContentKind[] = [...SOURCE_TYPES.filter((each) => each !== 'term'), 'law', 'term']

const SOURCES: Partial<Record<ContentKind, Kind['nouns']>> = {
  law: ['provision', 'provisions'],
  faq: ['question', 'questions'],
}

/** One and many of the texts of a kind that cite a section: "question", "questions". */
export const nounsOfSources = (each: ContentKind): Kind['nouns'] => SOURCES[each] ?? KINDS[each].nouns
