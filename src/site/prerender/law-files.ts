import type { QueryClient } from '@tanstack/react-query'
import type { Section } from '@/data/chapters/queries'
import { LAW_TEXTS } from '@/kinds/law/law-texts'
import { questionsOfLaw } from '@/kinds/law/questions'
import { markedSection } from '@/law/section-target'
import { todayInIsrael } from '@/lib/dates'
import { SITE_URL } from '@/lib/site'
import { dataPaths } from '@/names/data-paths'
import { LAW_NAMES, LAW_TYPES, type LawType } from '@/names/kinds'
import { paths } from '@/names/paths'
import { provisionOf } from '@/names/provisions'
import type { HtmlText } from '@/texts/html-text'
import { removeLeadingTitle } from '@/texts/leading-title'
import { linkReferences } from '@/texts/link-references'
import { markParagraphs } from '@/texts/mark-paragraphs'
import { isTerm } from '@/texts/mark-terms'
import { raiseHeadings } from '@/texts/raise-headings'
import { sanitise, toHtml } from '@/texts/sanitise'
import { isFigure } from '@/texts/show-figures'
import { writeAkomaNtoso } from './akoma-ntoso'
import { writeLawHtml } from './law-html'
import type { LawText } from './law-text'
import type { SiteFile } from './site-file'

/**
 * The other forms of a text of the law (BULK-3), one file each, from the answers that its page was rendered from; none for other
 * pages, and none for a text without sections.
 */
export function writeLawFiles(path: string, cache: QueryClient): SiteFile[] {
  const type = LAW_TYPES.find((each) => paths.law(each) === path)
  const law = type && readLaw(type, cache)
  if (!law || law.chapters.length === 0) return []
  const day = todayInIsrael()
  return [
    { name: dataPaths.lawXml(type).slice(1), content: writeAkomaNtoso(law, day) },
    { name: `${dataPaths.lawHtml(type).slice(1)}.html`, content: writeLawHtml(law, day) },
  ]
}

function readLaw(type: LawType, cache: QueryClient): LawText {
  const chapters = cache.getQueryData(questionsOfLaw(type).law.queryKey) ?? []
  return {
    name: LAW_NAMES[type],
    instrument: LAW_TEXTS[type].instrument,
    url: SITE_URL + paths.law(type),
    xml: SITE_URL + dataPaths.lawXml(type),
    chapters: chapters
      .map(({ title, sections }, index) => ({
        title,
        // those of the other texts are not known by numbers
        number: type === 'vat-law' ? String(index + 1) : null,
        sections: sections.map((section) => ({ ...section, content: textOf(section, provisionOf(type, title)) })),
      }))
      .filter(({ sections }) => sections.length > 0),
  }
}

/** What stands in a file below the headings of chapter and section. */
const HIGHEST_HEADING = 4

/** The text of a section as its law shows it, without what stands beside it and what only a page can do. */
function textOf(section: Section, provision: string): string {
  const { stored, references } = storedOf(section.content)
  const body = sanitise(stored)
  const marked = markedSection(section, provision)
  if (marked) markParagraphs(body, marked)
  removeLeadingTitle(body, section.title)
  raiseHeadings(body, HIGHEST_HEADING)
  linkReferences(
    body,
    references.filter((each) => !isTerm(each) && !isFigure(each)),
  )
  for (const link of body.querySelectorAll('[href^="/"]'))
    link.setAttribute('href', SITE_URL + link.getAttribute('href'))
  return toHtml(body)
}

const storedOf = (text: HtmlText) => ('stored' in text ? text : { stored: text.shown, references: [] })
