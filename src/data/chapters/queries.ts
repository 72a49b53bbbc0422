import { queryOptions, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { lawLinks } from '@/data/citations/links'
import { AppError } from '@/data/errors'
import { publicClient } from '@/data/public-client'
import { requestRows } from '@/data/request'
import type { LawType } from '@/names/kinds'

const COLUMNS =
  'id, title, sections(id, slug, title, number, content, paragraphs, date_updated, related_rulings(id, title, url, ruling_id))' as const

const CHAPTERS = v.array(v.object({ sections: v.array(v.object({})) }))

/** The chapters of one type with their sections, links and related rulings, in reading order, in one round trip (LAW-1). */
export const lawQuery = (type: LawType) =>
  queryOptions({
    queryKey: ['chapters', 'law', type],
    queryFn: async ({ signal }) => {
      const chapters = requestRows(
        async (limited) =>
          (await publicClient())
            .from('chapters')
            .select(COLUMNS)
            .eq('type', type)
            .order('order')
            .order('id')
            .order('order', { referencedTable: 'sections' })
            .order('id', { referencedTable: 'sections' })
            .order('title', { referencedTable: 'sections.related_rulings' })
            .abortSignal(limited),
        signal,
      )
      const [{ data }, links] = await Promise.all([chapters, lawLinks(type, signal)])
      if (!v.is(CHAPTERS, data)) throw new AppError('server')
      return data.map((chapter) => ({
        ...chapter,
        sections: chapter.sections.map((section) => ({ ...section, references: links[section.id] })),
      }))
    },
  })

/** The hook of lawQuery. */
export const useLaw = (type: LawType) => useQuery(lawQuery(type))

type Law = Awaited<ReturnType<NonNullable<ReturnType<typeof lawQuery>['queryFn']>>>
export type Chapter = Law[number]
export type Section = Chapter['sections'][number]
