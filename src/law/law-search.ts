import { plainText } from '@/lib/plain-text'
import { foldText } from '@/lib/text-match'
import { type HtmlText, markupOf } from '@/texts/html-text'

type Searchable = { id: string; title: string; content: HtmlText }
type Chapter<Section extends Searchable> = { id: string; title: string; sections: Section[] }

/** `limit` is how many of the sections found are shown, where that is not all. */
export type LawMatches<C> = { chapters: C[]; sections: number; limit: number | null }

/** How many sections are shown at once. */
const MOST_SECTIONS = 200

// One letter would mark half of the law.
const SHORTEST_QUERY = 2

const texts = new WeakMap<Searchable, string>()

// Folded once, not at every key; no query holds the line break between title and body.
function searchedText(section: Searchable): string {
  const known = texts.get(section)
  if (known !== undefined) return known
  const text = `${foldText(section.title)}\n${foldText(plainText(markupOf(section.content)))}`
  texts.set(section, text)
  return text
}

/** The chapters with only those sections that hold the query, folded by foldQuery (LAW-2); null when it is too short. */
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
  return { chapters: matches, sections: found, limit: found > MOST_SECTIONS ? MOST_SECTIONS : null }
}
