import { queryOptions, useQuery } from '@tanstack/react-query'
import { publicClient } from '@/data/public-client'
import { request, requestRows } from '@/data/request'
import { isUuid } from '@/data/uuid'
import type { ContentKind, LawType } from '@/lib/content-kinds'
import { fieldsOf } from '@/lib/fields-of'

/** What can cite a section. */
export type SourceType = Exclude<ContentKind, 'law'>

/** How many texts a section's list shows, the newest of them: a section may be cited by thousands. */
export const MOST_SOURCES = 50

/** How many texts cite each section of a text of the law, by the section's id; those that none cites are missing. */
const citationCountsQuery = (law: LawType) =>
  queryOptions({
    queryKey: ['citations', 'counts', law],
    queryFn: async ({ signal }) => {
      const counts = await request(
        (limited) => publicClient().rpc('get_citation_counts', { law }).abortSignal(limited),
        signal,
      )
      return new Map(
        Object.entries(fieldsOf(counts)).flatMap(([id, count]) => (typeof count === 'number' ? [[id, count]] : [])),
      )
    },
  })

/** How many texts cite each section. Asked for when the law is there, never beside it: the law's own text comes first. */
export const useCitationCounts = (law: LawType) => useQuery(citationCountsQuery(law))

/** The rulings, decisions, news and FAQs that cite a section, newest first. */
const citingSourcesQuery = (sectionId: string) =>
  queryOptions({
    queryKey: ['citations', 'sources', sectionId],
    queryFn: async ({ signal }) => {
      const { data } = await requestRows(
        (limited) =>
          publicClient().rpc('get_citing_sources', { section_id: sectionId }).limit(MOST_SOURCES).abortSignal(limited),
        signal,
      )
      return data
    },
  })

/** What cites a section. */
export const useCitingSources = (sectionId: string) => useQuery(citingSourcesQuery(sectionId))

/** The sections that a text cites, in reading order; of a ruling also those that staff tied it to (DATA-3). */
export const citedSectionsQuery = (type: SourceType, id: string) =>
  queryOptions({
    queryKey: ['citations', 'sections', type, id],
    queryFn: async ({ signal }) => {
      if (!isUuid(id)) return []
      const { data } = await requestRows(
        (limited) =>
          publicClient().rpc('get_cited_sections', { source_type: type, source_id: id }).abortSignal(limited),
        signal,
      )
      return data
    },
  })

/** The sections that a text cites. */
export const useCitedSections = (type: SourceType, id: string) => useQuery(citedSectionsQuery(type, id))

/** The rulings that share most sections with a ruling (RUL-3). */
export const relatedRulingsQuery = (rulingId: string) =>
  queryOptions({
    queryKey: ['citations', 'rulings', rulingId],
    queryFn: async ({ signal }) => {
      if (!isUuid(rulingId)) return []
      const { data } = await requestRows(
        (limited) => publicClient().rpc('get_related_rulings', { ruling_id: rulingId }).abortSignal(limited),
        signal,
      )
      return data
    },
  })

/** The rulings that share most sections with a ruling. */
export const useRelatedRulings = (rulingId: string) => useQuery(relatedRulingsQuery(rulingId))
