import type { QueryClient } from '@tanstack/react-query'
import { LAW_TEXTS } from '@/kinds/law/law-texts'
import { questionsOfLaw } from '@/kinds/law/questions'
import { writeAkomaNtoso } from '@/kinds/open-data/akoma-ntoso'
import { writeLawHtml } from '@/kinds/open-data/law-html'
import { isKnownByNumber, type LawText, textOfSection } from '@/kinds/open-data/law-text'
import { markedSection } from '@/law/section-target'
import { todayInIsrael } from '@/lib/dates'
import { SITE_URL } from '@/lib/site'
import { dataPaths } from '@/names/data-paths'
import { LAW_NAMES, LAW_TYPES, type LawType } from '@/names/kinds'
import { paths } from '@/names/paths'
import { provisionOf } from '@/names/provisions'
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
    asOn: null,
    note: '',
    chapters: chapters
      .map(({ title, sections }, index) => ({
        title,
        number: isKnownByNumber(type) ? String(index + 1) : null,
        sections: sections.map((section) => ({
          ...section,
          days: '',
          content: textOfSection(section.content, section.title, markedSection(section, provisionOf(type, title))),
        })),
      }))
      .filter(({ sections }) => sections.length > 0),
  }
}
