import { queryOptions, useQuery } from '@tanstack/react-query'
import { publicClient } from '@/data/public-client'
import { requestRows } from '@/data/request'
import type { LawType } from '@/lib/content-kinds'

const COLUMNS =
  'id, title, sections(id, slug, title, number, content, date_updated, related_rulings(id, title, url, ruling_id))' as const

/** The chapters of one type with their sections and related rulings, in reading order, in one round trip (LAW-1). */
export const lawQuery = (type: LawType) =>
  queryOptions({
    queryKey: ['chapters', 'law', type],
    queryFn: async ({ signal }) => {
      const { data } = await requestRows(
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
      return data
    },
  })

/** The hook of lawQuery. */
export const useLaw = (type: LawType) => useQuery(lawQuery(type))

type Law = Awaited<ReturnType<NonNullable<ReturnType<typeof lawQuery>['queryFn']>>>
export type Chapter = Law[number]
export type Section = Chapter['sections'][number]
