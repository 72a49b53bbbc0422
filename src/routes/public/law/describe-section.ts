import type { Chapter } from '@/data/chapters/queries'
import { findTarget } from '@/law/section-target'
import { plainText } from '@/lib/plain-text'
import type { LawType } from '@/names/kinds'
import { nameInInstrument } from '@/names/provision-names'
import { markupOf } from '@/texts/html-text'
import type { Described } from '@/texts/previews-context'

/** What a link to "#{sectionId}" or "#s30(a)(5)" leads to in a text of the law; undefined for other links. */
export function describeSection(type: LawType, chapters: Chapter[], link: HTMLAnchorElement): Described | undefined {
  const address = link.getAttribute('href')
  const target = address?.startsWith('#') && findTarget(chapters, address)
  if (!target) return undefined
  const chapter = chapters.find(({ id }) => id === target.chapterId)
  const section = chapter?.sections.find(({ id }) => id === target.sectionId)
  return (
    section && {
      title: nameInInstrument(type, chapter?.title ?? '', section.title),
      beginning: beginningOf(markupOf(section.content)),
    }
  )
}

/** How much of a text a preview shows, in characters. */
const LENGTH = 220

/** The first words of stored HTML. */
function beginningOf(html: string): string {
  const text = plainText(html, ' ').replace(/\s+/g, ' ').trim()
  return text.length <= LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', LENGTH))} …`
}
