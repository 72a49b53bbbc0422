import { queryOptions, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { about, aboutOne } from '@/data/about'
import { publicClient } from '@/data/public-client'
import { requestAs, requestRows } from '@/data/request'
import { type LawType, SOURCE_TYPES, type SourceType } from '@/names/kinds'

/** How many of the texts that cite a section are listed, newest first: there may be thousands. */
export const MOST_SOURCES = 50

const COUNTS = v.object(v.entriesFromList(SOURCE_TYPES, v.optional(v.number())))

/** How many texts of each kind cite a section. */
export type CitationCounts = Readonly<v.InferOutput<typeof COUNTS>>

const citationCountsQuery = (law: LawType) =>
  queryOptions({
    queryKey: ['citations', 'counts', law],
    queryFn: ({ signal }) =>
      requestAs(
        v.record(v.string(), COUNTS),
        async (limited) => (await publicClient()).rpc('get_citation_counts', { law }).abortSignal(limited),
        signal,
      ),
  })

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
