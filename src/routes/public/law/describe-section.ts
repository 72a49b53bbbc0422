import type { Described } from '@/texts/previews-context'
import type { Chapter } from '@/data/chapters/queries'
import { beginningOf } from '@/lib/beginning-of'
import { markupOf } from '@/texts/html-text'
import { findTarget } from '@/law/section-target'

/** What a link to "#{sectionId}" or "#s30(a)(5)" leads to in a text of the law; undefined for other links. */
export function describeSection(chapters: Chapter[], link: HTMLAnchorElement): Described | undefined {
  const address = link.getAttribute('href')
  const sectionId = address?.startsWith('#') && findTarget(chapters, address)?.sectionId
  const section = chapters.flatMap(({ sections }) => sections).find(({ id }) => id === sectionId)
  return section && { title: section.title, beginning: beginningOf(markupOf(section.content)) }
}
