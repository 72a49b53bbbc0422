import type { Described } from '@/components/content/reference-preview'
import type { Chapter } from '@/data/chapters/queries'
import { beginningOf } from '@/lib/beginning-of'

/** What a link to "#{sectionId}" leads to in a text of the law; undefined for other links. */
export function describeSection(chapters: Chapter[], { hash }: HTMLAnchorElement): Described | undefined {
  const section = chapters.flatMap(({ sections }) => sections).find(({ id }) => `#${id}` === hash)
  return section && { title: section.title, beginning: beginningOf(section.content) }
}
