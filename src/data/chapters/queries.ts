import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { lawLinks } from '@/data/citations/links'
import { lawMargins, NO_COUNTS } from '@/data/citations/margin'
import type { Tables } from '@/data/database.types'
import { AppError } from '@/data/errors'
import { publicClient } from '@/data/public-client'
import { askAll, BATCH } from '@/data/read-all'
import type { LawType } from '@/names/kinds'
import { paths } from '@/names/paths'
import { asStored } from '@/texts/html-text'

const SECTION =
  'id, slug, title, number, content, paragraphs, text_as_of:text_of, unchanged_to, changes_noted_to, date_updated, related_rulings(id, title, url, ruling_id)' as const
const COLUMNS = `id, title, sections(${SECTION})` as const

type SectionRow = Pick<
  Tables<'sections'>,
  'id' | 'slug' | 'title' | 'number' | 'content' | 'paragraphs' | 'unchanged_to' | 'changes_noted_to' | 'date_updated'
> & {
  text_as_of: string
  related_rulings: Pick<Tables<'related_rulings'>, 'id' | 'title' | 'url' | 'ruling_id'>[]
}

const CHAPTERS = v.array(v.object({ sections: v.array(v.object({})) }))

/** The chapters of one type with their sections, links and related rulings, in reading order, in one round trip (LAW-1). */
export const lawQuery = (type: LawType) =>
  queryOptions({
    queryKey: ['chapters', 'law', type],
    queryFn: async ({ signal }) => {
      const chapters = askAll(
        (await publicClient())
          .from('chapters')
          .select(COLUMNS)
          .eq('type', type)
          .order('order')
          .order('id')
          .order('order', { referencedTable: 'sections' })
          .order('id', { referencedTable: 'sections' })
          .order('title', { referencedTable: 'sections.related_rulings' }),
        signal,
      )
      const [data, links, margins] = await Promise.all([chapters, lawLinks(type, signal), lawMargins(type, signal)])
      if (!v.is(CHAPTERS, data)) throw new AppError('server')
      return Promise.all(
        data.map(async ({ id, title, sections }) => ({
          id,
          title,
          sections: (await allSections(id, sections, signal)).map((section) => {
            const { counts = NO_COUNTS, notes } = margins[section.id] ?? {}
            const margin = notes && { notes, more: `${paths.sectionPage(type, section.slug)}#cited-by` }
            return { ...section, counts, content: asStored(section.content, links[section.id], margin) }
          }),
        })),
      )
    },
  })

/** The sections of a chapter, of which one answer held these: a list within an answer is cut as well. */
const allSections = async (chapter: string, sections: SectionRow[], signal: AbortSignal): Promise<SectionRow[]> =>
  sections.length < BATCH
    ? sections
    : askAll(
        (await publicClient())
          .from('sections')
          .select(SECTION)
          .eq('chapter_id', chapter)
          .order('order')
          .order('id')
          .order('title', { referencedTable: 'related_rulings' }),
        signal,
        sections,
      )

export type Law = Awaited<ReturnType<NonNullable<ReturnType<typeof lawQuery>['queryFn']>>>
export type Chapter = Law[number]
export type Section = Chapter['sections'][number]
