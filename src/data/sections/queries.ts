import { queryOptions, useQuery } from '@tanstack/react-query'
import { lawLinks } from '@/data/citations/links'
import { lawMargins, NO_COUNTS } from '@/data/citations/margin'
import { publicClient } from '@/data/public-client'
import { readPages } from '@/data/read-all'
import { requestRows } from '@/data/request'
import type { LawType } from '@/names/kinds'
import { asStored } from '@/texts/html-text'

const sectionPlaceQuery = (type: LawType, hash: string) =>
  queryOptions({
    queryKey: ['sections', 'place', type, hash],
    // Of its own: few readers come by an address that is not there.
    queryFn: async ({ signal }) => (await import('./section-place')).findSectionPlace(type, hash, signal),
  })

/**
 * Where the section of a hash is that a text of the law has not: in another text, if it is a uuid (LAW-5), or under another number,
 * if it is one that a section had (TRUE-3). Null when there is no such section. A null hash is not looked up.
 */
export const useSectionPlace = (type: LawType, hash: string | null) =>
  useQuery({ ...sectionPlaceQuery(type, hash ?? ''), enabled: hash !== null })

const COLUMNS =
  'sections(id, slug, title, number, content, paragraphs, text_as_of, changes_noted_to, date_updated, chapters(title, type), related_rulings(id, title, url, ruling_id))' as const

/**
 * The section that a present or former address leads to (FIND-2). Its slug and its chapter's type make its present address.
 * Null when the address leads nowhere.
 */
export const sectionQuery = (type: LawType, slug: string) =>
  queryOptions({
    queryKey: ['sections', 'page', type, slug],
    queryFn: async ({ signal }) => {
      const address = requestRows(
        async (limited) =>
          (await publicClient())
            .from('section_addresses')
            .select(COLUMNS)
            .eq('type', type)
            .eq('slug', slug.toLowerCase())
            .order('title', { referencedTable: 'sections.related_rulings' })
            .abortSignal(limited),
        signal,
      )
      const [{ data }, links, margins] = await Promise.all([
        address,
        lawLinks(type, signal, slug.toLowerCase()),
        lawMargins(type, signal, slug.toLowerCase()),
      ])
      const section = data[0]?.sections
      if (!section) return null
      const { counts = NO_COUNTS, notes } = margins[section.id] ?? {}
      const margin = notes && { notes, more: '#cited-by' }
      return { ...section, counts, content: asStored(section.content, links[section.id], margin) }
    },
  })

/** A section's neighbours, its chapter, what it cites and what cites it, by relation; none for a former address (FIND-2). */
export const sectionContextQuery = (type: LawType, slug: string) =>
  queryOptions({
    queryKey: ['sections', 'context', type, slug],
    queryFn: ({ signal }) =>
      readPages(
        async (from, to, limited) =>
          (await publicClient())
            .rpc('get_section_context', { law: type, section_slug: slug })
            .range(from, to)
            .abortSignal(limited),
        signal,
      ),
  })

export type SectionPage = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof sectionQuery>['queryFn']>>>>
export type ContextRow = Awaited<ReturnType<NonNullable<ReturnType<typeof sectionContextQuery>['queryFn']>>>[number]
