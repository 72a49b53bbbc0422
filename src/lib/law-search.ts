import { plainText } from './plain-text'
import { foldText } from './text-match'

type Searchable = { id: string; title: string; content: string }
type Chapter<Section extends Searchable> = { id: string; title: string; sections: Section[] }

/** The chapters and sections that hold a query, and how many sections do. */
export type LawMatches<C> = { chapters: C[]; sections: number; isCut: boolean }

/** So many sections are shown at once; whoever gets more is better helped by a longer query. */
export const MOST_SECTIONS = 200

/** A query of one letter would mark half of the law. */
const SHORTEST_QUERY = 2

const texts = new WeakMap<Searchable, string>()

/** What is searched of a section, folded once and not at every key; no query holds the line break in it. */
function searchedText(section: Searchable): string {
  const known = texts.get(section)
  if (known !== undefined) return known
  const text = `${foldText(section.title)}\n${foldText(plainText(section.content))}`
  texts.set(section, text)
  return text
}

/**
 * Narrows a law to the sections whose title or body holds the query (LAW-2).
 * @param query folded by foldQuery; shorter than SHORTEST_QUERY means no search
 * @returns null when there is nothing to search for
 */
export function searchLaw<Section extends Searchable, C extends Chapter<Section>>(
  chapters: C[],
  query: string,
): LawMatches<C> | null {
  if (query.length < SHORTEST_QUERY) return null
  let left = MOST_SECTIONS
  let found = 0
  const matches = chapters.flatMap((chapter) => {
    const sections = chapter.sections.filter((section) => searchedText(section).includes(query))
    found += sections.length
    const shown = sections.slice(0, left)
    left -= shown.length
    return shown.length > 0 ? [{ ...chapter, sections: shown }] : []
  })
  return { chapters: matches, sections: found, isCut: found > MOST_SECTIONS }
}
