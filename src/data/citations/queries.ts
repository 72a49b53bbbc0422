import { queryOptions, useQuery } from '@tanstack/react-query'
import { about, aboutOne } from '@/data/about'
import { publicClient } from '@/data/public-client'
import { request, requestRows } from '@/data/request'
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

/** The sections that texts of a kind cite, in reading order; for rulings also those that staff tied them to (DATA-3). */
export const citedSections = (source_type: SourceType) =>
  about({
    keyOf: (id) => ['citations', 'sections', source_type, id],
    read: async (source_ids, signal) => {
      const { data } = await requestRows(
        async (limited) =>
          (await publicClient()).rpc('get_cited_sections', { source_type, source_ids }).abortSignal(limited),
        signal,
      )
      return data
    },
    idOf: ({ source_id }) => source_id,
  })

/** The sections that one text cites. */
export const citedSectionsQuery = (type: SourceType, id: string) => aboutOne(citedSections(type), id)

/** The rulings that share the most sections with each (RUL-3). */
export const relatedRulings = about({
  keyOf: (id) => ['citations', 'rulings', id],
  read: async (ruling_ids, signal) => {
    const { data } = await requestRows(
      async (limited) => (await publicClient()).rpc('get_related_rulings', { ruling_ids }).abortSignal(limited),
      signal,
    )
    return data
  },
  idOf: ({ ruling_id }) => ruling_id,
})

/** The rulings that share the most sections with one. */
export const relatedRulingsQuery = (rulingId: string) => aboutOne(relatedRulings, rulingId)
