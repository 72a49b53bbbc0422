import { queryOptions, useQuery } from '@tanstack/react-query'
import { about, aboutOne } from '@/data/about'
import { ask } from '@/data/ask'
import { publicClient } from '@/data/public-client'
import type { SourceType } from '@/names/kinds'

const citingSourcesQuery = (sectionId: string) =>
  queryOptions({
    queryKey: ['citations', 'sources', sectionId],
    queryFn: async ({ signal }) =>
      ask((await publicClient()).rpc('get_citing_sources', { section_id: sectionId }), signal),
  })

/** The texts that cite a section, of each kind the newest. */
export const useCitingSources = (sectionId: string) => useQuery(citingSourcesQuery(sectionId))

/** The sections that texts of a kind cite, in reading order; for rulings also those that staff tied them to (DATA-3). */
export const citedSections = (source_type: SourceType) =>
  about({
    keyOf: (id) => ['citations', 'sections', source_type, id],
    read: async (source_ids, signal) =>
      ask((await publicClient()).rpc('get_cited_sections', { source_type, source_ids }), signal),
    idOf: ({ source_id }) => source_id,
  })

/** The sections that one text cites. */
export const citedSectionsQuery = (type: SourceType, id: string) => aboutOne(citedSections(type), id)

/** The rulings that share the most sections with each (RUL-3). */
export const relatedRulings = about({
  keyOf: (id) => ['citations', 'rulings', id],
  read: async (ruling_ids, signal) => ask((await publicClient()).rpc('get_related_rulings', { ruling_ids }), signal),
  idOf: ({ ruling_id }) => ruling_id,
})

/** The rulings that share the most sections with one. */
export const relatedRulingsQuery = (rulingId: string) => aboutOne(relatedRulings, rulingId)
