import { queryOptions, useQuery } from '@tanstack/react-query'
import { publicClient } from '@/data/public-client'
import { request, requestRows } from '@/data/request'
import { isUuid } from '@/data/uuid'
import { type LawType, SOURCE_TYPES, type SourceType } from '@/kinds/kinds'
import { fieldsOf } from '@/lib/fields-of'

/** How many of the texts that cite a section are listed, newest first: there may be thousands. */
export const MOST_SOURCES = 50

const citationCountsQuery = (law: LawType) =>
  queryOptions({
    queryKey: ['citations', 'counts', law],
    queryFn: async ({ signal }) => {
      const counts = await request(
        async (limited) => (await publicClient()).rpc('get_citation_counts', { law }).abortSignal(limited),
        signal,
      )
      return Object.fromEntries(Object.entries(fieldsOf(counts)).map(([id, kinds]) => [id, countsOf(kinds)]))
    },
  })

/** How many texts of each kind cite a section. */
export type CitationCounts = Readonly<Partial<Record<SourceType, number>>>

function countsOf(kinds: unknown): CitationCounts {
  const counts = fieldsOf(kinds)
  return Object.fromEntries(
    SOURCE_TYPES.flatMap((kind) => (typeof counts[kind] === 'number' ? [[kind, counts[kind]]] : [])),
  )
}

/** How many texts cite each section of a law, by section id; uncited ones are absent. To be loaded after the law itself. */
export const useCitationCounts = (law: LawType) => useQuery(citationCountsQuery(law))

const citingSourcesQuery = (sectionId: string) =>
  queryOptions({
    queryKey: ['citations', 'sources', sectionId],
    queryFn: async ({ signal }) => {
      const { data } = await requestRows(
        async (limited) =>
          (await publicClient())
            .rpc('get_citing_sources', { section_id: sectionId })
            .limit(MOST_SOURCES)
            .abortSignal(limited),
        signal,
      )
      return data
    },
  })

/** The rulings, decisions, news and FAQs that cite a section, newest first. */
export const useCitingSources = (sectionId: string) => useQuery(citingSourcesQuery(sectionId))

/** The sections that each of these texts cites, in reading order; for a ruling also those that staff tied it to (DATA-3). */
export async function readCitedSections(source_type: SourceType, source_ids: string[], signal?: AbortSignal) {
  const { data } = await requestRows(
    async (limited) =>
      (await publicClient()).rpc('get_cited_sections', { source_type, source_ids }).abortSignal(limited),
    signal,
  )
  return data
}

/** The sections that one text cites. */
export const citedSectionsQuery = (type: SourceType, id: string) =>
  queryOptions({
    queryKey: ['citations', 'sections', type, id],
    queryFn: async ({ signal }) => (isUuid(id) ? readCitedSections(type, [id], signal) : []),
  })

/** The hook of citedSectionsQuery. */
export const useCitedSections = (type: SourceType, id: string) => useQuery(citedSectionsQuery(type, id))

/** For each of these rulings those that share the most sections with it (RUL-3). */
export async function readRelatedRulings(ruling_ids: string[], signal?: AbortSignal) {
  const { data } = await requestRows(
    async (limited) => (await publicClient()).rpc('get_related_rulings', { ruling_ids }).abortSignal(limited),
    signal,
  )
  return data
}

/** The rulings that share the most sections with one. */
export const relatedRulingsQuery = (rulingId: string) =>
  queryOptions({
    queryKey: ['citations', 'rulings', rulingId],
    queryFn: async ({ signal }) => (isUuid(rulingId) ? readRelatedRulings([rulingId], signal) : []),
  })

/** The hook of relatedRulingsQuery. */
export const useRelatedRulings = (rulingId: string) => useQuery(relatedRulingsQuery(rulingId))
