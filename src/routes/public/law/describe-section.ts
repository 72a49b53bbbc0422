import type { Chapter } from '@/data/chapters/queries'
import { findTarget } from '@/law/section-target'
import { plainText } from '@/lib/plain-text'
import { markupOf } from '@/texts/html-text'
import type { Described } from '@/texts/previews-context'

/** What a link to "#{sectionId}" or "#s30(a)(5)" leads to in a text of the law; undefined for other links. */
export function describeSection(chapters: Chapter[], link: HTMLAnchorElement): Described | undefined {
  const address = link.getAttribute('href')
  const sectionId = address?.startsWith('#') && findTarget(chapters, address)?.sectionId
  const section = chapters.flatMap(({ sections }) => sections).find(({ id }) => id === sectionId)
  return section && { title: section.title, beginning: beginningOf(markupOf(section.content)) }
}

/** How much of a text a preview shows, in characters. */
const LENGTH = 220

/** The first words of stored HTML. */
function beginningOf(html: string): string {
  const text = plainText(html, ' ').replace(/\s+/g, ' ').trim()
  return text.length <= LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', LENGTH))} …`
}
