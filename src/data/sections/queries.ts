import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import { lawLinks, type References } from '@/data/citations/links'
import { type CitationCounts, lawMargins, NO_COUNTS, type SectionMargin } from '@/data/citations/margin'
import type { TextOf } from '@/data/one-text'
import { publicClient } from '@/data/public-client'
import { askAll } from '@/data/read-all'
import type { LawType } from '@/names/kinds'
import { asStored } from '@/texts/html-text'

const COLUMNS =
  'sections(id, slug, title, number, content, paragraphs, text_as_of:text_of, unchanged_to, changes_noted_to, in_force_from, notice, notice_on, date_updated, chapters(title, type), related_rulings(id, title, url, ruling_id))' as const

/**
 * The section that a present or former address leads to (FIND-2). Its slug and its chapter's type make its present address.
 * Null when the address leads nowhere.
 */
export const sectionQuery = (type: LawType, slug: string) =>
  queryOptions({
    queryKey: ['sections', 'page', type, slug],
    queryFn: async ({ signal }) => {
      const address = ask(
        (await publicClient())
          .from('section_addresses')
          .select(COLUMNS)
          .eq('type', type)
          .eq('slug', slug.toLowerCase())
          .order('title', { referencedTable: 'sections.related_rulings' }),
        signal,
      )
      const [data, links, margins] = await Promise.all([
        address,
        lawLinks(type, signal, slug.toLowerCase()),
        lawMargins(type, signal, slug.toLowerCase()),
      ])
      const section = data[0]?.sections
      return section ? sectionAsRead(section, links[section.id], margins[section.id]) : null
    },
  })

/** A row as the page of its section reads it, with what its text refers to and who cites it. */
export function sectionAsRead<Row extends { content: string }>(
  section: Row,
  links: References | undefined,
  margin: SectionMargin | undefined,
): TextOf<Row> & { counts: CitationCounts } {
  const notes = margin && { notes: margin.notes, more: '#cited-by' }
  return { ...section, counts: margin?.counts ?? NO_COUNTS, content: asStored(section.content, links, notes) }
}

/** A section's neighbours, its chapter, what it cites and what cites it, by relation; none for a former address (FIND-2). */
export const sectionContextQuery = (type: LawType, slug: string) =>
  queryOptions({
    queryKey: ['sections', 'context', type, slug],
    queryFn: async ({ signal }) =>
      askAll((await publicClient()).rpc('get_section_context', { law: type, section_slug: slug }), signal),
  })

export type SectionPage = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof sectionQuery>['queryFn']>>>>
export type ContextRow = Awaited<ReturnType<NonNullable<ReturnType<typeof sectionContextQuery>['queryFn']>>>[number]
