import { citeInstrument, OWN_WORDS_OF_EACH } from './citation'
import { anchorOf, type WithParagraphs } from './section-target'

/** The citation of a chapter: "Value Added Tax Law, 5736-1975, “Definitions”". */
export const citeChapter = (lawType: string, title: string): string =>
  citeInstrument(lawType, title) === title ? title : `${citeInstrument(lawType)}, “${title}”`

/** What a printed chapter is cited by, and where it begins. */
export const sourceOf = (
  type: string,
  { title, sections: [first] }: { title: string; sections: WithParagraphs[] },
) => ({
  citation: citeChapter(type, title),
  nature: OWN_WORDS_OF_EACH,
  path: first ? `/law/${type}#${anchorOf(first)}` : `/law/${type}`,
})
