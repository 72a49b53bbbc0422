import { useQuery } from '@tanstack/react-query'
import type { Legislation } from 'schema-dts'
import type { Law } from '@/data/chapters/queries'
import { type SectionPage, sectionQuery } from '@/data/sections/queries'
import { asUnofficial, LANGUAGE, nameLaw } from '@/kinds/schema-org'
import type { Texts } from '@/kinds/texts'
import { citeInstrument, citeSection, natureOf } from '@/law/citation'
import { hebrewInstrument } from '@/law/hebrew-citation'
import { markedSection } from '@/law/section-target'
import { wordsOfAge } from '@/law/text-age'
import { LAW_NAMES, LAW_TYPES, type LawType } from '@/names/kinds'
import { paths } from '@/names/paths'
import { provisionOf } from '@/names/provisions'
import { plainLine } from '@/texts/plain-line'
import { LAW_TEXTS } from './law-texts'

/** The sections in packs. */
export const law: Texts = {
  usePacked: (first, slug = '') => {
    const type = LAW_TYPES.find((each) => each === first)
    // Of a law that there is none of, no section is found.
    return useQuery({ ...sectionQuery(type ?? 'vat-law', type ? slug : ''), select: packed })
  },
}

const packed = (section: SectionPage | null) => {
  if (!section) return null
  const { title, number, slug, content, chapters: chapter } = section
  return {
    title,
    cited: {
      citation: citeSection({ lawType: chapter.type, chapterTitle: chapter.title, number, title }),
      nature: natureOf(section),
    },
    path: paths.sectionPage(chapter.type, slug),
    text: content,
    section: markedSection(section, provisionOf(chapter.type, chapter.title)),
  }
}

/** What the page of a law is by schema.org (FIND-3); none of one without sections. */
export function describeLaw(type: LawType, chapters: Law): Legislation[] {
  const sections = chapters.flatMap((chapter) => chapter.sections)
  if (sections.length === 0) return []
  const hebrew = hebrewInstrument(citeInstrument(type))
  return [
    {
      ...nameLaw(LAW_NAMES[type], paths.law(type)),
      ...(hebrew && { alternateName: hebrew }),
      description: LAW_TEXTS[type].instrument,
      encoding: asUnofficial(paths.law(type)),
      legislationJurisdiction: 'Israel',
      inLanguage: LANGUAGE,
      hasPart: sections.map(({ slug, title }) => nameLaw(title, paths.sectionPage(type, slug))),
    },
  ]
}

/** What the page of a section is by schema.org (FIND-3). */
export const describeSection = (type: LawType, section: SectionPage): Legislation => ({
  ...nameLaw(section.title, paths.sectionPage(type, section.slug)),
  legislationDateVersion: section.text_as_of,
  creativeWorkStatus: wordsOfAge(section),
  dateModified: section.date_updated,
  encoding: asUnofficial(paths.sectionPage(type, section.slug)),
  legislationJurisdiction: 'Israel',
  inLanguage: LANGUAGE,
  isPartOf: {
    '@type': 'Legislation',
    name: plainLine(section.chapters.title),
    isPartOf: nameLaw(LAW_NAMES[type], paths.law(type)),
  },
})
